/** The parameters of themes in the reference (fl33). Their colours depend on the user's theme. */
export const THEME_COLORS: readonly string[] = [
  ...['themeAppBackgroundColor', 'themeItemSelectedColor', 'themeItemHighlightedColor'],
  ...['themeHotTextNormalColor', 'themeHotTextRolloverColor', 'themeHotTextDisableColor'],
  ...['themeStaticTextNormalColor', 'themeStaticTextDisableColor'],
  ...['themeTextEditNormalBackgroundColor', 'themeTextEditDisableBackgroundColor'],
  ...['themeUseGradients', 'themeEnableShading', 'themeDividerLine', 'themeDividerLineBevel'],
  ...['themeControlFocus', 'themeControlBorderNormal', 'themeControlBorderDisabled'],
  ...['themeControlFillNormal', 'themeControlFillTopNormal', 'themeControlFillBottomNormal'],
  ...['themeControlFillOver', 'themeControlFillTopOver', 'themeControlFillBottomOver'],
  ...['themeControlFillDown', 'themeControlFillTopDown', 'themeControlFillBottomDown'],
  ...['themeControlFillDisabled', 'themeControlFillTopDisabled', 'themeControlFillBottomDisabled'],
  ...[
    'themeControlFillSelectedOver',
    'themeControlFillTopSelectedOver',
    'themeControlFillBottomSelectedOver',
  ],
  ...['themeGenericIconNormal', 'themeGenericIconShadowNormal'],
  ...['themeGenericIconDisabled', 'themeGenericIconShadowDisabled'],
];

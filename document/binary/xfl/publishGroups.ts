const words = (text: string): string[] => text.split(' ');

/** The settings of a publish profile by group, in the order in which Flash CS5 writes them. */
export const PUBLISH_GROUPS: Readonly<Record<string, readonly string[]>> = {
  PublishFormatProperties: [
    ...words('defaultNames flash projectorWin projectorMac html gif jpeg png qt rnwk flashDefaultName'),
    ...words('projectorWinDefaultName projectorMacDefaultName htmlDefaultName gifDefaultName'),
    ...words('jpegDefaultName pngDefaultName qtDefaultName rnwkDefaultName flashFileName'),
    ...words('projectorWinFileName projectorMacFileName htmlFileName gifFileName jpegFileName'),
    ...words('pngFileName qtFileName rnwkFileName'),
  ],
  PublishHtmlProperties: [
    ...words('VersionDetectionIfAvailable VersionInfo UsingDefaultContentFilename'),
    ...words('UsingDefaultAlternateFilename ContentFilename AlternateFilename UsingOwnAlternateFile'),
    ...words('OwnAlternateFilename Width Height Align Units Loop StartPaused Scale HorizontalAlignment'),
    ...words('VerticalAlignment Quality DeblockingFilter WindowMode DisplayMenu DeviceFont'),
    ...words('TemplateFileName showTagWarnMsg'),
  ],
  PublishFlashProperties: [
    ...words('TopDown FireFox Report Protect OmitTraceActions Quality DeblockingFilter StreamFormat'),
    ...words('StreamCompress EventFormat EventCompress OverrideSounds Version ExternalPlayer'),
    ...words('ActionScriptVersion PackageExportFrame PackagePaths AS3PackagePaths AS3ConfigConst'),
    ...words('DebuggingPermitted DebuggingPassword CompressMovie InvisibleLayer DeviceSound'),
    ...words('StreamUse8kSampleRate EventUse8kSampleRate UseNetwork DocumentClass AS3Strict AS3Coach'),
    ...words('AS3AutoDeclare AS3Dialect AS3ExportFrame AS3Optimize ExportSwc ScriptStuckDelay'),
    ...words('IncludeXMP HardwareAcceleration AS3Flags DefaultLibraryLinkage RSLPreloaderMethod'),
    ...words('RSLPreloaderSWF'),
  ],
  PublishJpegProperties: [...words('Width Height Progressive DPI Size Quality MatchMovieDim')],
  PublishRNWKProperties: [
    ...words('exportFlash flashBitRate exportAudio audioFormat singleRateAudio realVideoRate speed28K'),
    ...words('speed56K speedSingleISDN speedDualISDN speedCorporateLAN speed256K speed384K speed512K'),
    ...words('exportSMIL'),
  ],
  PublishGifProperties: [
    ...words('Width Height Animated MatchMovieDim Loop LoopCount OptimizeColors Interlace Smooth'),
    ...words('DitherSolids RemoveGradients TransparentOption TransparentAlpha DitherOption'),
    ...words('PaletteOption MaxColors PaletteName'),
  ],
  PublishPNGProperties: [
    ...words('Width Height OptimizeColors Interlace Transparent Smooth DitherSolids RemoveGradients'),
    ...words('MatchMovieDim DitherOption FilterOption PaletteOption BitDepth MaxColors PaletteName'),
  ],
  PublishQTProperties: [
    ...words('Width Height MatchMovieDim UseQTSoundCompression AlphaOption LayerOption ControllerOption'),
    ...words('Looping PausedAtStart PlayEveryFrame Flatten'),
  ],
};

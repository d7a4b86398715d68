/** The part of a timeline's plane that a picture shows, in pixels. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

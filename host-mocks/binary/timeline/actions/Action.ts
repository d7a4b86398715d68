/** An action as a menu put it into a script (Flash 5 and MX): its numbers and its texts, each in their order. */
export interface Action {
  code: number;
  numbers: number[];
  texts: string[];
}

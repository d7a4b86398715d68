/** An action of a script that was assembled from menus (Flash 5 and MX): its numbers and its texts, each in order. */
export interface Action {
  code: number;
  numbers: number[];
  texts: string[];
}

/** The first of `make(1)`, `make(2)`, … that is not taken. */
export function freeName(isTaken: (name: string) => boolean, make: (number: number) => string): string {
  for (let number = 1; ; number++) {
    const name = make(number);
    if (!isTaken(name)) return name;
  }
}

/** Where a command writes its lines. */
export interface Output {
  print(line: string): void
  printError(line: string): void
}

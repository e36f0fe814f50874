declare module 'fs-native-extensions' {
  /** An exclusive lock of the operating system, gone with the process. False when another process has it. */
  export function tryLock(fd: number): boolean
  export function unlock(fd: number): void
}

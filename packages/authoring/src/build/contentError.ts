/** A fault in a file of the pack: where it stands and what is wrong. */
export interface ContentError {
  file: string
  line: number | null
  /** Inside the file, such as exercises.0.hints. */
  path: string
  message: string
  /** The one fault that is none of the author's: the type is not in this product. */
  isNotInstalled?: boolean
  /** Another file, or another place in this one, has this id or word too. */
  isCopy?: boolean
}

export const describeError = ({ file, line, path, message }: ContentError): string =>
  `${file}${line === null ? '' : `:${line}`}: ${path === '' ? '' : `${path}: `}${message}`

/** A fault inside one problem, before it is known where the problem stands. */
export interface ProblemFault {
  path: readonly (string | number)[]
  message: string
  isNotInstalled?: boolean
}

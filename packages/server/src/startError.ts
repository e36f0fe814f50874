/** What the person who starts the server can put right: the message says it all, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

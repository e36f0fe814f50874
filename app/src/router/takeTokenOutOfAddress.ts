/** C-27: a token does not stay in the address, nor in the history, from where it could be read or passed on. */
export function takeTokenOutOfAddress(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('token')) return
  url.searchParams.delete('token')
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}${url.hash}`)
}

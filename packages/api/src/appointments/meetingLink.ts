/** The meeting of a school is somewhere else: only by https, and without a name and password in the address. */
export const isMeetingLink = (link: string): boolean => {
  const url = URL.parse(link)
  return (
    url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
  )
}

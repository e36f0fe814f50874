/** The meeting of a school is somewhere else: only by https, and without a name and password in the address. */
export const isMeetingLink = (link: string): boolean => {
  if (!URL.canParse(link)) return false
  const url = new URL(link)
  return url.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
}

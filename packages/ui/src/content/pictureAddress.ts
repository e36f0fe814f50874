import { defaultUrlTransform, type UrlTransform } from 'react-markdown'

/** What react-markdown lets through, and pictures that the page holds itself, such as those of a file that is not sent. */
export const pictureAddress: UrlTransform = (url, attribute) =>
  attribute === 'src' && url.startsWith('blob:') ? url : defaultUrlTransform(url)

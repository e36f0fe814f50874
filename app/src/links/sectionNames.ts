export { sectionName } from '@wordstride/learning'

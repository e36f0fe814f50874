import type { ItemFlag } from '@wordstride/learning/items'
import type { Found } from './playItems'

const has = ({ flags }: Found, flag: ItemFlag): boolean => flags.some((one) => one.flag === flag)

/** A planted fault is found when its own flag stands; a sound problem is accused by any. */
export function countFindings(found: readonly Found[]) {
  const planted = found.filter(({ fault }) => fault !== null)
  const sound = found.filter(({ fault }) => fault === null)
  return {
    planted: planted.length,
    hits: planted.filter((item) => item.fault !== null && has(item, item.fault)).length,
    sound: sound.length,
    accused: sound.filter(({ flags }) => flags.length > 0).length,
    of: (flag: ItemFlag) => ({
      planted: planted.filter(({ fault }) => fault === flag).length,
      found: planted.filter((item) => item.fault === flag && has(item, flag)).length,
      accused: sound.filter((item) => has(item, flag)).length,
    }),
  }
}

import type { Judge } from './judge'

/** By the short form, as a dictionary has them. */
const STANDS_FOR = new Map(
  `St. = Street; Ave. = Avenue; Rd. = Road; Dr. = Doctor, Drive; Mr. = Mister; Jan. = January; Feb. = February;
  Mar. = March; Apr. = April; Aug. = August; Sept. = September; Oct. = October; Nov. = November; Dec. = December;
  Mon. = Monday; Tues. = Tuesday; Wed. = Wednesday; Thurs. = Thursday; Fri. = Friday; Sat. = Saturday; Sun. = Sunday;
  Blvd. = Boulevard; Sr. = Senior; Jr. = Junior; Capt. = Captain; ft. = foot; in. = inch; lb. = pound; oz. = ounce;
  hr. = hour; min. = minute; mi. = mile; yd. = yard; Mt. = Mount; P.O. = Post Office`
    .split(';')
    .map((entry) => {
      const [short = '', long = ''] = entry.trim().split(' = ')
      return [short, long.split(', ')] as const
    }),
)

const standsFor = (form: string, long: string): boolean => STANDS_FOR.get(form)?.includes(long) ?? false

export const abbreviationJudge: Judge = {
  form: (asked, form) => standsFor(form, asked),
  sentence: ({ form, after }) => standsFor(form, after.match(/\((.+)\)$/)?.[1] ?? ''),
}

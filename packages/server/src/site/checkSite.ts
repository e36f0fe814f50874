import { REVIEW_DAYS, type ReviewOutline, type SupportInfo } from '@wordstride/api'

export interface Fault {
  /** In the names of the file. */
  field: string
  message: string
}

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** What the schema cannot say: where links lead, days and dates. */
export function checkSupportInfo(info: SupportInfo): Fault[] {
  const sessions = {
    program_info: info.programInfo,
    general_info: info.generalInfo,
    review: info.review,
  }
  return [
    ...Object.entries(sessions)
      .filter(([, { zoomUrl }]) => !isHttps(zoomUrl))
      .map(([name]) => ({ field: `${name}.zoom_url`, message: 'must begin with https://' })),
    ...(info.reviewSchedule.map(({ day }) => day).join() === REVIEW_DAYS.join()
      ? []
      : [{ field: 'review_schedule', message: `must have ${REVIEW_DAYS.join(', ')}, in this order` }]),
    ...info.holidays.flatMap(({ date }, index) =>
      isDate(date) ? [] : [{ field: `holidays.${index}.date`, message: 'must be a day such as 2026-12-25' }],
    ),
    ...(/^\S+@\S+$/.test(info.supportEmail)
      ? []
      : [{ field: 'support_email', message: 'must be an e-mail address' }]),
  ]
}

export function checkOutlines({ reviewOutline }: { reviewOutline: readonly ReviewOutline[] }): Fault[] {
  const ids = reviewOutline.map(({ id }) => id)
  return new Set(ids).size === ids.length
    ? []
    : [{ field: 'review_outline', message: 'must have each id once' }]
}

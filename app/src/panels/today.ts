import { lightFormat } from 'date-fns'
import { serverNow } from '../api/serverClock'

/** YYYY-MM-DD where the student is, also on a device whose clock is wrong: all of home goes by this one day. */
export const today = (): string => lightFormat(serverNow(), 'yyyy-MM-dd')

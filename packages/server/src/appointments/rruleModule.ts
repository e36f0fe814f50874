import * as rrule from 'rrule'

/** Node takes the package as CommonJS, which is all in its default; a bundler takes it as a module. */
const inDefault: typeof rrule | undefined = Reflect.get(rrule, 'default')
export const { RRule } = inDefault ?? rrule

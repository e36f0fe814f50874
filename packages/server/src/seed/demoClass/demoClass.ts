/** The class of the demonstration, in the first of the sample centers. */
export const DEMO_CLASS = { classId: '0192f0c4-5d00-7000-8000-00000000d3a0', centerId: 1, name: 'Room 5' }

/** Its name until it is played to its end. */
export const UNFINISHED_NAME = 'Room 5, not played to its end'

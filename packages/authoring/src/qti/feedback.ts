import { descendantsOf, type XmlElement } from './xmlElement'

const FEEDBACK = /^(feedbackInline|feedbackBlock|modalFeedback)$/

/** Whether it is what is said after an answer. */
export const isFeedback = ({ name }: XmlElement): boolean => FEEDBACK.test(name)

/** All that stands in an element to be said after an answer. */
export const feedbackIn = (element: XmlElement): XmlElement[] => descendantsOf(element).filter(isFeedback)

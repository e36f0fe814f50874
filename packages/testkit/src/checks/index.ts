import {
  choicesTellTheKey,
  correctIsCorrect,
  emptyIsNotAnswered,
  otherKeyIsNotCorrect,
  wrongIsIncorrect,
} from './answers'
import { onFrozenInputs, type PairCheck } from './check'
import { describesItself, saysWhatItIs } from './description'
import { explanationsAreToldInTime, feedbackGivesNothingAway, feedbackTellsNoKey } from './feedback'
import { countsWhatIsAsked, everyFieldMatters, overAnswersAsItsRulesSay, type SetCheck } from './fields'
import { withFrozenInputs } from './frozen'
import {
  anyResponseIsAValue,
  doubledIsOnce,
  eachNameCounts,
  foreignIdsAreWrong,
  hugeIsAValue,
  responsesAreBounded,
  strangeIdsAreValues,
} from './fuzz'
import { guessChanceIsAChance, guessIsRightOnce } from './guesses'
import { acceptedAnswersAreNotCounted, rightOnesAreNotCounted } from './hiddenCounts'
import { optionalFieldsHideNoKey, toldFieldsLeaveLate } from './hiddenKeys'
import { idsAreKeptOrRefused, idsHaveOtherNames, noIdStaysBehind } from './ids'
import {
  marksFollowTheParts,
  marksHaveIdsOfTheView,
  partsAreJudgedApart,
  partsDoNotInfluence,
  placesAreJudgedApart,
} from './judging'
import { eachItemIsRead, orderTellsNoKey } from './keys'
import { keepsNothing } from './memory'
import { gradesById } from './permutation'
import {
  keyDoesNotShow,
  nothingIsToldBefore,
  olderPresentationsShowAll,
  viewListsItsFields,
  viewsKeepThePresentedOrder,
  viewsShowTheSame,
} from './publicView'
import { isDeterministic, presentationIsStored, resultsAreTheirOwn, survivesJson } from './purity'
import { doesNotStandSolved, presentsMoreThanOneOrder, shufflesWhereAsked } from './shuffling'
import { typedTextIsNormalized } from './typing'
import { refusesWhatCannotBeGraded } from './ungradable'
import { ungradedFieldsDecideNothing } from './ungraded'

/** What holds for every problem; quick enough for generated ones. */
export const quickChecks = onFrozenInputs({
  'it says what it is': saysWhatItIs,
  'an empty response is not answered': emptyIsNotAnswered,
  'correctResponse is correct': correctIsCorrect,
  'wrongResponse is incorrect': wrongIsIncorrect,
  'ids that it does not know are graded to a value': strangeIdsAreValues,
  'an id that it does not know is never right': foreignIdsAreWrong,
  'all that a response names counts': eachNameCounts,
  'what is given twice is given once': doubledIsOnce,
  'items are graded by id, not by position': gradesById,
  'problem and response survive JSON': survivesJson,
  'the same input gives the same result': isDeterministic,
  'what is handed out is handed out once': resultsAreTheirOwn,
  'a presentation can be stored': presentationIsStored,
  'every presentation shows the same': viewsShowTheSame,
  'options are shuffled where the problem asks for it': shufflesWhereAsked,
  'a presentation of another version shows every item': olderPresentationsShowAll,
  'the public view lists its fields': viewListsItsFields,
  'explanations do not leave before the answer': nothingIsToldBefore,
  'each part is judged by what was given for it': partsAreJudgedApart,
  'a part does not depend on what is given for others': partsDoNotInfluence,
  'each place of a list is judged by what stands there': placesAreJudgedApart,
  'typed text is compared by what it says': typedTextIsNormalized,
  'feedback marks a part as it was judged': marksFollowTheParts,
  'feedback marks items of the view': marksHaveIdsOfTheView,
  'feedback is partial on incorrect and full on correct': feedbackGivesNothingAway,
  'explanations are told in time': explanationsAreToldInTime,
  'its ids can have other names': idsHaveOtherNames,
  'no id stays behind under another name': noIdStaysBehind,
  'views keep the presented order': viewsKeepThePresentedOrder,
  'responses can be described': describesItself,
  'its choices tell the key': choicesTellTheKey,
  'the chance of a guess is one': guessChanceIsAChance,
})

/** Every check that needs one problem. */
export const problemChecks = {
  ...quickChecks,
  ...onFrozenInputs({
    'any response is graded to a value': anyResponseIsAValue,
    'an id that a record cannot have is refused': idsAreKeptOrRefused,
    'a problem that cannot be graded is refused': refusesWhatCannotBeGraded,
    'the order of what is shown does not tell the key': orderTellsNoKey,
    'no optional field shows the key': optionalFieldsHideNoKey,
    'what is told after the answer does not leave before': toldFieldsLeaveLate,
    'the public view does not count the answers that are accepted': acceptedAnswersAreNotCounted,
    'the public view does not count what is right': rightOnesAreNotCounted,
  }),
}

/** What is asked of a type once. */
export const typeChecks = onFrozenInputs({
  'responses have a maximum': responsesAreBounded,
  'ten thousand items are graded to a value': hugeIsAValue,
  'nothing stays in memory': keepsNothing,
})

const onFrozenPairs =
  (check: PairCheck): PairCheck =>
  (plugin, pair, seed) =>
    check(withFrozenInputs(plugin), pair, seed)

const onFrozenSets =
  (check: SetCheck): SetCheck =>
  (plugin, problems) =>
    check(withFrozenInputs(plugin), problems)

/** What is asked of all problems of a type together. */
export const setChecks: Readonly<Record<string, SetCheck>> = {
  'every field of its problems matters': onFrozenSets(everyFieldMatters),
  'what is written of each item is read': onFrozenSets(eachItemIsRead),
  'what is not graded changes no verdict': onFrozenSets(ungradedFieldsDecideNothing),
  'answer_count says how many are chosen': onFrozenSets(countsWhatIsAsked),
  'it over answers as its rules say': onFrozenSets(overAnswersAsItsRulesSay),
  'it shuffles what its presentations list': onFrozenSets(presentsMoreThanOneOrder),
  'what is to be joined or sorted does not stand solved': onFrozenSets(doesNotStandSolved),
}

/** Every check that needs two problems which differ only in their key. */
export const pairChecks: Readonly<Record<string, PairCheck>> = {
  'the public view does not show the key': onFrozenPairs(keyDoesNotShow),
  'what is right under another key is not correct': onFrozenPairs(otherKeyIsNotCorrect),
  'a guess is right under one key alone': onFrozenPairs(guessIsRightOnce),
  'a partial solution does not tell the key': onFrozenPairs(feedbackTellsNoKey),
}

export { grade, publicView } from './check'
export { canBeOverAnswered, unknownField } from './fields'

import type { Refusal } from './refusalSchema'
import { SHOWN_REFUSALS } from './shownRefusals'

/** Every business refusal: its code on the wire, and the text that the student reads. */
export const REFUSALS = {
  not_allowed: 'Your account may not use this.',

  /** Exact texts; an unknown user gets the same as a wrong password (SR-02). */
  too_many_attempts: 'Too many attempts. Please try again later.',
  wrong_credentials: 'Username or password is incorrect.',

  code_missing: 'Please type the code of your authenticator app, too.',
  code_wrong: 'This code is not right, or was used already. Please wait for the next one and try again.',
  second_factor_missing: 'Please set up your second step first: it is in the settings.',
  second_factor_needed: 'Here your account needs its second step.',
  second_factor_not_begun: 'Please begin again with your password.',
  no_second_factor: 'This account has no second step.',
  password_wrong: 'The password is incorrect.',

  sign_in_unknown: 'This sign-in has ended already.',
  user_name_differs: 'This is not the username of the account.',

  skill_unavailable: 'This skill is not available.',
  problem_unknown: 'This problem is not known.',
  problem_not_in_skill: 'This problem does not belong to the skill.',
  learning_only: 'skillLearning serves learning sessions only.',
  session_unknown: 'This session is not known.',
  session_full: 'This session has had too many answers.',
  session_of_other_skill: 'This session is about another skill.',
  problem_not_in_session: 'This problem does not belong to the session.',
  answer_of_other_session: 'This answer belongs to another session.',
  answer_of_other_problem: 'This answer belongs to another problem.',
  not_now: 'This problem is not the one to answer now.',
  too_quick: 'That was quick: please look again.',
  ...SHOWN_REFUSALS,

  already_set_up: 'Your account is already set up. Please contact your account manager.',
  setup_changed: 'Your study plan has changed. Please look at it again.',
  setup_not_possible: 'An account cannot be set up like this.',
  not_set_up: 'The account is not set up yet.',
  nothing_to_assign: 'There is nothing to assign in these grades.',

  peer_group_invalid: 'There is no peer group for this account.',
  not_in_peer_group: 'You are not in a peer group.',
  peer_group_small: 'This peer group is still too small to show.',
  peer_group_unknown: 'This peer group is not known.',
  achievement_unknown: 'This achievement is not known.',
  own_achievement: 'Congratulations are for others.',
  congratulated_already: 'You have sent your congratulations already.',

  test_unknown: 'This test is not known.',
  test_not_resumable: 'This test cannot be resumed.',
  test_interrupted: 'You were away from this test too often or too long, so it has ended.',
  test_ended: 'This test has ended.',
  no_second_part: 'This test has no second part.',
  not_next_part: 'This is not the next part of the test.',
  test_not_ended: 'This test has not ended.',
  result_not_sent: 'The result of this test was not sent.',
  problem_not_in_test: 'This problem does not belong to the test.',
  too_late: 'This part of the test is over.',
  /** Exact texts (TEST-16, ERR-23, ERR-24). */
  not_answered: 'Your Answer is Incomplete',
  over_answered: 'Your answer is Invalid. Please follow the instructions in the question.',
  mail_unknown: 'This mail is not known.',
  mail_forgotten: 'This link is too old. Please use the one in a newer mail.',
  mail_waiting: 'This mail is waiting to be sent.',
  no_mail_server: 'There is no mail server.',

  /** Exact texts (TEST-02). */
  first_name_missing: 'Please input your first name!',
  last_name_missing: 'Please input your last name!',
  test_length_missing: 'Please input test length!',
  problem_count_missing: 'Please input problem count!',

  /** Exact texts (REP-03, ERR-30). */
  activity_range: 'Please select date range of 6 months or less',
  role_incorrect: 'role is not correct!',

  goal_unknown: 'This goal is not known.',
  goal_without_score: 'A goal needs a grade and a score in at least one section.',
  goal_reached: 'This goal is reached already.',
  goal_past: 'Please choose a day that is not over.',
  reward_gone: 'This reward cannot be had any more.',
  price_changed: 'The price of this reward has changed. Please look again.',
  tokens_short: 'You do not have enough tokens for this yet.',
  request_unknown: 'This request is not known.',
  request_decided: 'This request is decided already.',

  draft_unknown: 'This draft is not known.',
  draft_changed: 'Somebody has changed this draft meanwhile. Please look at it again.',
  draft_closed: 'This draft is published or withdrawn. Please begin a new one.',
  draft_not_yours: 'This draft is not yours to change.',
  draft_not_yours_to_decide: 'Somebody else has to decide about this draft.',
  draft_place_unknown:
    'There is no such skill, word or test, or the id is not like E9, AE3, P7, A4, LS14 or RC21.',
  draft_state: 'This does not fit the state of the draft. Please look at it again.',
  draft_too_many: 'You have 500 drafts that are open. Please publish or withdraw some of them first.',
  draft_too_many_today: 'You have begun 1,000 drafts within a day. Please go on tomorrow.',
  draft_too_many_revisions: 'This draft has 300 revisions. Please withdraw it and begin a new one.',
  draft_too_many_notes: 'This draft has 500 comments. Please withdraw it and begin a new one.',
  draft_faulty: 'The draft has errors. Please mend them first.',
  draft_level_missing: 'Please choose the level of the proficiency problems.',
  import_encoding: 'This file is not written in UTF-8. Please save it so.',
  import_columns: 'The first line of this table must name its columns, at least question and right.',
  import_empty: 'There is no question in this file.',
  import_large: 'This file has more than 300 questions, or is larger than 5 MB. Please divide it.',
  import_slow: 'This file takes too long to read. Please divide it.',
  comment_missing: 'Please write what you mean.',
  releases_changed: 'Something was published meanwhile. Please look again.',
  release_unreachable: 'The files have changed since that release, so the content cannot go back to it.',

  roster_changed: 'The file or the accounts have changed since the preview. Please look at a new preview.',
  no_pupils_for_cards: 'There is no student here whose password you may set.',
  account_changed:
    'Somebody has changed this account meanwhile. It is shown as it is now, with what you entered. Please look at it and save again.',
  changed_meanwhile:
    'Somebody has changed this meanwhile, so nothing was saved. Please close this, look at it as it is now, and change it again.',
  account_not_yours: 'This account is not yours to change.',
  user_name_taken: 'Somebody has this username already.',
  source_id_taken: 'Somebody has this school id already.',
  role_not_given: 'You cannot give this role.',
  toggle_not_given: 'You cannot grant what your own account may not use.',
  center_missing: 'Please choose a learning center.',
  center_not_yours: 'This learning center is not yours.',
  class_of_other_center: 'A class is open to the people of its learning center only.',
  class_unknown: 'This class is not yours.',
  day_not_in_week: 'Please choose a day that is left of this week.',
  address_missing: 'There is no e-mail address for this account.',
  note_unknown: 'This note is not known.',
  too_many_notes: 'There are 500 notes about this student. Please remove some of them first.',
  class_ended: 'This class has ended.',
  class_elsewhere: 'This class was made before, in another learning center: please look at the list.',
  appointment_not_yours: 'This appointment is not yours to change.',
  appointment_of_nobody: 'An appointment is for a class or for at least one student of one learning center.',
  appointment_over: 'Nothing of it is still to come. Please choose a later day or time.',
  no_such_day: 'The series has no appointment on that day.',
  ends_before_start: 'An account must end after it begins.',
  until_past: 'Please choose a day in the future.',
  address_faulty: 'An address of the network must look like 192.0.2.7.',
  password_short: 'A password must have at least 4 characters.',
  password_short_staff: 'A password of staff must have at least 8 characters.',
  password_is_name: 'A password of staff must differ from the username.',
  password_guessable: 'This is one of the passwords that are guessed first. Please choose another one.',
  old_password_wrong: 'The old password is incorrect.',
  link_dead: 'This link was used already or is too old. Please ask for a new one.',
} as const

export type RefusalCode = keyof typeof REFUSALS

export const refuse = (code: RefusalCode) =>
  ({ isSuccess: false, status: 'error', code, message: REFUSALS[code] }) as const satisfies Refusal

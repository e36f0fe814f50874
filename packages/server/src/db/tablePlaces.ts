/** By which column the rows of a table are spread over the nodes of a cluster; or on every node; or on one alone. */
type Place = 'user_id' | 'token_hash' | 'link_hash' | 'user_name' | 'source_id' | 'reference' | 'local'

/**
 * Where every table lies on a cluster (docs/operations.md). The rows of a student lie together, so every key of theirs
 * begins with `user_id` and every statement names it; what knows no student yet has a small table of its own.
 */
export const TABLE_PLACES: Readonly<Record<string, Place>> = {
  users: 'user_id',
  user_centers: 'user_id',
  class_members: 'user_id',
  user_learning_info: 'user_id',
  tokens: 'user_id',
  second_factors: 'user_id',
  spare_codes: 'user_id',
  assignment_weeks: 'user_id',
  token_deposits: 'user_id',
  achievements: 'user_id',
  goals: 'user_id',
  reward_requests: 'user_id',
  honor_levels: 'user_id',
  appointment_students: 'user_id',
  student_notes: 'user_id',
  digest_wishes: 'user_id',
  peer_members: 'user_id',
  peer_congratulations: 'user_id',
  user_skills: 'user_id',
  answers: 'user_id',
  sessions: 'user_id',
  session_exercises: 'user_id',
  session_events: 'user_id',
  session_snapshots: 'user_id',
  skill_results: 'user_id',
  skill_memories: 'user_id',
  student_abilities: 'user_id',
  grade_standings: 'user_id',
  score_days: 'user_id',
  test_sessions: 'user_id',
  test_problems: 'user_id',
  test_events: 'user_id',

  user_names: 'user_name',
  user_source_ids: 'source_id',
  token_owners: 'token_hash',
  one_time_links: 'link_hash',
  calendar_feeds: 'link_hash',

  learning_centers: 'reference',
  classes: 'reference',
  rewards: 'reference',
  appointments: 'reference',
  appointment_changes: 'reference',
  peer_groups: 'reference',
  content_version: 'reference',
  chapters: 'reference',
  skills: 'reference',
  problems: 'reference',
  vocabulary_cards: 'reference',
  drafts: 'reference',
  draft_revisions: 'reference',
  draft_notes: 'reference',
  releases: 'reference',
  release_items: 'reference',

  /** One row a year. */
  school_years: 'local',
  /** Counted by name and by address, and forgotten after minutes. */
  login_attempts: 'local',
  /** Kept for ten minutes, by the group. */
  peer_rankings: 'local',
  /** Files, each read by its address. */
  imported_media: 'local',
  /** Read by staff, over all students. */
  item_statistics: 'local',
  item_progress: 'local',
  statement_progress: 'local',
  staff_actions: 'local',
  mails: 'local',
  mail_refusals: 'local',
}

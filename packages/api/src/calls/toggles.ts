import * as z from 'zod/mini'

/** Feature toggles (ROLE-05). */
export const TOGGLES = [
  'home',
  'course',
  'grade_view',
  'chapter_view',
  'reports',
  'proficiency_report',
  'your_activity',
  'user_activity_report',
  'user_progress_chart',
  'honors_chart',
  'problem_rendering',
  'my_position',
  'mini_setup',
  'account_setup',
  'management',
  'skill_management',
  'test',
  'start_a_test',
  'my_test_record',
  'get_test_account',
  'all_users',
  'secret',
  'support',
  'show_problem_id',
] as const
export type Toggle = (typeof TOGGLES)[number]
export const menuAuthSchema = z.record(z.enum(TOGGLES), z.boolean())
export type MenuAuth = z.infer<typeof menuAuthSchema>

import { describe, expect, it } from 'vitest'
import { untiedTables } from './untiedTables'

describe('untiedTables', () => {
  it.each([
    ['select "user_id" from "tokens" where ("tokens"."user_id" = $1 and "tokens"."token_hash" = $2)'],
    ['select * from users where user_id = $1'],
    ['select "reason", "tokens", "user_id" from "token_deposits" where "token_deposits"."user_id" = $1'],
    ['select * from "token_owners" where "token_owners"."token_hash" = $1'],
    [
      'select * from "tokens" inner join "users" on "users"."user_id" = "tokens"."user_id" where "tokens"."user_id" = $1',
    ],
    ['select * from answers a join sessions s on s.user_id = a.user_id where a.user_id = $1'],
    ['insert into "tokens" ("user_id", "token_hash") values ($1, $2) on conflict do nothing'],
    [
      'insert into "answers" ("user_id") values ($1) on conflict ("user_id") do update set "level" = excluded."level"',
    ],
    ['update "tokens" set "expires_at" = $1 where ("tokens"."user_id" = $2)'],
    ['delete from "tokens" where "tokens"."user_id" in ($1, $2)'],
    ['select "user_name" from "users" where false'],
    ['select * from "problems" inner join "skills" on "skills"."skill_id" = "problems"."skill_id"'],
    [
      'select * from "skills" left join "user_skills" on ("user_skills"."user_id" = $1 and "user_skills"."skill_id" = "skills"."skill_id")',
    ],
  ])('finds nothing wrong with %s', (statement) => {
    expect(untiedTables(statement)).toEqual([])
  })

  it.each([
    ['select "user_id" from "tokens" where "tokens"."token_hash" = $1', ['tokens']],
    ['delete from "tokens" where "tokens"."expires_at" < $1', ['tokens']],
    ['update "users" set "user_id" = "x"', ['users']],
    ['insert into "test_problems" ("session_id", "seq") values ($1, $2)', ['test_problems']],
    [
      'select * from "tokens" inner join "users" on "users"."user_id" = "tokens"."user_id" where "tokens"."token_hash" = $1',
      ['tokens', 'users'],
    ],
    [
      'select * from "sessions" s join "answers" a on a.session_id = s.session_id where s.user_id = $1',
      ['answers'],
    ],
    ['select * from tokens t, users u where t.user_id = $1', ['users']],
    ['select "user_name", "user_id" from "user_names" where "user_names"."user_id" = $1', ['user_names']],
    ['select * from "token_owners" where "token_owners"."user_id" = $1', ['token_owners']],
  ])('names what %s leaves open', (statement, tables) => {
    expect(untiedTables(statement)).toEqual(tables)
  })
})

/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `development`, `qa` or `production`: which grades can be chosen (COURSE-03), whether staff have a test mode (C-18). */
  readonly VITE_APP_ENV?: string
}

/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `development`, `qa` or `production`: decides which grades can be chosen (COURSE-03). */
  readonly VITE_APP_ENV?: string
}

/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `development`, `qa` or `production`: which grades can be chosen (COURSE-03), whether staff have a test mode (C-18). */
  readonly VITE_APP_ENV?: string
  /** `US` or `CN`: whose videos are shown (SETUP-28). */
  readonly VITE_REGION?: string
  /** JSON by country and video, as docs/operations.md says; empty without videos. */
  readonly VITE_VIDEO_SOURCES?: string
}

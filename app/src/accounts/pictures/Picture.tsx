import type { PasswordPicture } from '@wordstride/api'
import type { ReactNode } from 'react'

/** Told apart by their shapes as well as by their colors. */
const DRAWINGS: Record<PasswordPicture, ReactNode> = {
  apple: (
    <>
      <path
        fill="#d8362f"
        d="M24 16c-4-4-15-3-15 10 0 9 6 17 11 17 2 0 2-1 4-1s2 1 4 1c5 0 11-8 11-17 0-13-11-14-15-10z"
      />
      <path stroke="#6b4220" strokeWidth="3" strokeLinecap="round" fill="none" d="M24 16c0-5 2-8 5-10" />
      <path fill="#3d9a45" d="M26 11c4-5 9-4 11-3-2 4-6 6-11 3z" />
    </>
  ),
  ball: (
    <>
      <circle cx="24" cy="24" r="18" fill="#f28c28" />
      <path
        fill="none"
        stroke="#5a2d0c"
        strokeWidth="2.5"
        d="M6 24h36M24 6v36M11 11c8 8 8 18 0 26M37 11c-8 8-8 18 0 26"
      />
    </>
  ),
  boat: (
    <>
      <path fill="#8a4b1f" d="M5 32h38l-6 10H11z" />
      <path fill="#f4f1ea" stroke="#5a6478" strokeWidth="1.5" d="M25 6v22h15z" />
      <path fill="#3b7dd8" d="M22 10v18H9z" />
    </>
  ),
  cloud: (
    <path
      fill="#8fb8de"
      stroke="#44719c"
      strokeWidth="2"
      d="M14 38a9 9 0 0 1-1-18 12 12 0 0 1 23-2 10 10 0 0 1-1 20z"
    />
  ),
  cup: (
    <>
      <path fill="#2f9e9e" d="M9 14h25v18a8 8 0 0 1-8 8h-9a8 8 0 0 1-8-8z" />
      <path fill="none" stroke="#2f9e9e" strokeWidth="4" d="M34 19h3a5 5 0 0 1 0 12h-3" />
    </>
  ),
  fish: (
    <>
      <path fill="#e0662a" d="M4 24c6-11 19-13 28-3l10-8v22l-10-8C23 37 10 35 4 24z" />
      <circle cx="14" cy="22" r="2.5" fill="#1b1f3b" />
    </>
  ),
  flower: (
    <>
      <g fill="#c94f9b">
        <circle cx="24" cy="12" r="7" />
        <circle cx="35" cy="20" r="7" />
        <circle cx="31" cy="33" r="7" />
        <circle cx="17" cy="33" r="7" />
        <circle cx="13" cy="20" r="7" />
      </g>
      <circle cx="24" cy="24" r="7" fill="#ffd23f" />
    </>
  ),
  heart: <path fill="#d6336c" d="M24 42C8 31 4 23 6 15 8 7 19 5 24 14c5-9 16-7 18 1 2 8-2 16-18 27z" />,
  house: (
    <>
      <path fill="#b5502f" d="M3 24 24 5l21 19z" />
      <path fill="#f0d9a8" stroke="#8a6a33" strokeWidth="1.5" d="M9 24h30v18H9z" />
      <path fill="#6b4220" d="M20 30h8v12h-8z" />
    </>
  ),
  key: (
    <path
      fill="#c9971c"
      fillRule="evenodd"
      d="M14 14a10 10 0 1 0 8 14h9v6h6v-6h7v-8H22a10 10 0 0 0-8-6zm-1 7a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z"
    />
  ),
  kite: (
    <>
      <path fill="#7b4fd0" d="M26 3 42 18 24 34 12 15z" />
      <path fill="none" stroke="#e8e2ff" strokeWidth="2" d="M26 3 24 34M12 15l30 3" />
      <path fill="none" stroke="#7b4fd0" strokeWidth="2.5" d="M24 34c-8 2 0 6-7 8s-2 3-8 3" />
    </>
  ),
  leaf: (
    <>
      <path fill="#3d9a45" d="M42 6C20 5 6 16 9 36c20 3 33-9 33-30z" />
      <path
        fill="none"
        stroke="#1f5f28"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M6 43 34 14M17 32V22M22 27h10"
      />
    </>
  ),
  moon: <path fill="#5f6fd0" d="M31 5a19 19 0 1 0 12 27A16 16 0 0 1 31 5z" />,
  star: (
    <path
      fill="#ffb91f"
      stroke="#a86f00"
      strokeWidth="1.5"
      strokeLinejoin="round"
      d="m24 4 6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z"
    />
  ),
  sun: (
    <>
      <circle cx="24" cy="24" r="10" fill="#ffc53d" stroke="#b07900" strokeWidth="1.5" />
      <path
        stroke="#e08a00"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M24 4v5M24 39v5M4 24h5M39 24h5M10 10l3 3M35 35l3 3M10 38l3-3M35 13l3-3"
      />
    </>
  ),
  tree: (
    <>
      <path fill="#6b4220" d="M21 32h6v13h-6z" />
      <path fill="#2c7a3b" d="M24 3 9 20h7L6 34h36L32 20h7z" />
    </>
  ),
}

/** One picture of a password. Its name stands beside it or is that of the button it is on. */
export const Picture = ({ of, size }: { of: PasswordPicture; size: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
    {DRAWINGS[of]}
  </svg>
)

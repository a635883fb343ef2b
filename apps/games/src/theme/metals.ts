import type { Metal } from '@trevo/titles/look/theme.ts'

/** Stops of the frame's gradient from top to foot, its rim light, and its shadow line. */
export type MetalColours = {
  readonly stops: readonly [string, string, string, string]
  readonly rim: string
  readonly line: string
}

export const metals: Readonly<Record<Metal, MetalColours>> = {
  gold: { stops: ['#fff0b8', '#ffd36b', '#e8a02c', '#c47812'], rim: '#fffbe6', line: '#7a3f05' },
  jade: { stops: ['#c9ffe0', '#5fe0a3', '#1fa06c', '#0c6a49'], rim: '#effff6', line: '#04382a' },
  bronze: { stops: ['#ffd9b0', '#e09a57', '#a85f26', '#713a12'], rim: '#fff0dc', line: '#3c1c06' },
  stone: { stops: ['#e4e7f0', '#aeb4c6', '#757c95', '#4b5169'], rim: '#ffffff', line: '#20242f' },
  coral: { stops: ['#ffe3d6', '#ff9f8a', '#f0645f', '#b53a52'], rim: '#fff5f0', line: '#571226' },
  silver: { stops: ['#ffffff', '#d3e3f3', '#93b2cf', '#5f82a6'], rim: '#ffffff', line: '#1d3a57' },
  ruby: { stops: ['#ffd0dc', '#f4688b', '#c32458', '#830f3c'], rim: '#fff0f4', line: '#3f0420' },
  wood: { stops: ['#f0cf9b', '#c9935a', '#945f31', '#643a1a'], rim: '#fff1d6', line: '#331a08' },
}

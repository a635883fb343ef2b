import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run video`: separate from the journeys of `npm run e2e`, because it needs ffmpeg. */
export default defineConfig({
  ...base,
  testDir: 'video',
  // A video plays automatically unless the visitor prefers reduced motion.
  use: { ...base.use, contextOptions: { reducedMotion: 'no-preference' } },
  testMatch: /\.journey\.ts$/,
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})

import { testScreensOf } from './look-at-screens.ts'

await testScreensOf(['company'])

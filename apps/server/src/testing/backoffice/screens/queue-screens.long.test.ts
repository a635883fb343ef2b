import { testScreensOf } from './look-at-screens.ts'

await testScreensOf(['top', 'own', 'queues'], { hasPhone: true })

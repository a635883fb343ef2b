import { buildAll } from '../common/build-all.ts'

await buildAll()

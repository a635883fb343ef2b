import { buildExampleVendor } from './build-example-vendor.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)
const { app } = await buildExampleVendor(config)
const address = await app.listen({ port: config.port, host: '127.0.0.1' })
process.stdout.write(`coin: ${address}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())

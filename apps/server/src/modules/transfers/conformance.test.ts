import { createTransferClient } from '@trevo/vendor-kit/client/transfer-client.ts'
import { casesOfTransferWallet } from '@trevo/vendor-kit/conformance/transfer/cases.ts'
import { createHmacKey, openKeys, type StoredKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { afterAll, describe, test } from 'vitest'
import { startTransferVendor } from './testing/start-transfer-vendor.ts'

const vendor = await startTransferVendor()
const { baseUrl, keys } = vendor.entry
const clientOf = (stored: StoredKeys) =>
  createTransferClient({ baseUrl, keys: openKeys(stored, 'platform'), nowMs: Date.now })
const clients = {
  own: clientOf(keys),
  stranger: clientOf({ ...keys, keys: [createHmacKey('k1')] }),
}
afterAll(async () => {
  await clients.own.close()
  await clients.stranger.close()
  await vendor.close()
})

const loseAnswers = () => {
  vendor.behaviour.fault = 'lost'
  return {
    back: () => {
      vendor.behaviour.fault = 'none'
    },
  }
}

describe('a vendor with its own wallet keeps the rules of the transfer wallet', () => {
  test.each(casesOfTransferWallet)('$name', ({ run }) =>
    run({ client: clients.own, stranger: clients.stranger, loseAnswers }),
  )
})

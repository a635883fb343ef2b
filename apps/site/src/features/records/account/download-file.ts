import { createRecordsFile } from '@trevo/api-client/endpoints.ts'
import type { BodyInput } from '@trevo/contract/endpoint.ts'
import type { createRecordsFile as contract } from '@trevo/contract/wps/records.ts'
import { ask } from '../../../core/api/api.ts'

/**
 * Has the browser save a file: it fetches the address itself, so a long statement goes to disk while
 * it is being written. @throws CallFailure
 */
export const downloadFile = async (order: BodyInput<typeof contract>): Promise<void> => {
  const { url, fileName } = await ask(createRecordsFile, { body: order })
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}

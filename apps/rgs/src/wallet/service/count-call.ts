import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import type { CallResult } from '@trevo/vendor-kit/client/wallet-client.ts'
import type { Dependencies } from '../../dependencies.ts'

export const countCall = (
  { metrics }: Pick<Dependencies, 'metrics'>,
  call: string,
  result: CallResult<WalletReply>,
): void => {
  metrics.walletCalls.inc({
    call,
    result: result.kind === 'answer' ? result.reply.status : result.why,
  })
}

export const isDone = (
  result: CallResult<WalletReply>,
): result is { readonly kind: 'answer'; readonly reply: WalletReply } =>
  result.kind === 'answer' && result.reply.status === 'OK'

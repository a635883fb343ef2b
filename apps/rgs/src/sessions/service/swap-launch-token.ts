import { LaunchToken } from '@trevo/contract/vendor/shapes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'

/**
 * Exchanges the launch token at the platform; every answer but OK is a refusal. Text that is not a token is
 * refused here, so that strangers cannot make us query the platform.
 */
export const swapLaunchToken = async (
  { wallet }: Pick<Dependencies, 'wallet'>,
  launchToken: string,
) => {
  if (!LaunchToken.safeParse(launchToken).success) throw new Refusal('rgs.launch_invalid')
  const result = await wallet.checkSession({ launchToken })
  if (result.kind === 'unknown') throw new Refusal('rgs.wallet_unavailable')
  const { status, session, balance } = result.reply
  if (status === 'INVALID_TOKEN' || status === 'TOKEN_EXPIRED' || status === 'USER_DISABLED') {
    throw new Refusal('rgs.launch_invalid')
  }
  if (status === 'INVALID_GAME') throw new Refusal('rgs.game_unavailable')
  if (status !== 'OK' || !session || balance === undefined || session.currency !== 'BRL') {
    throw new Refusal('rgs.wallet_unavailable')
  }
  return { session, balance }
}

import { useSearchParams } from 'react-router'
import { Seamless } from '../../features/play/seamless.tsx'
import { useText } from '../../core/language/use-text.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { PageHead } from '../frame/page-head.tsx'

/** ROUTE-16: `/seamless?nodeId=…`; an address without a number is a game that does not exist. */
export const Component = () => (
  <BrowserOnly fallback={null}>
    <GamePage />
  </BrowserOnly>
)

const GamePage = () => {
  const t = useText('play')
  const [query] = useSearchParams()
  const nodeId = Number(query.get('nodeId') ?? 0)
  const roomId = query.get('roomId') ?? undefined
  return (
    <>
      <PageHead title={t('common.game')} />
      <Seamless key={nodeId} nodeId={Number.isSafeInteger(nodeId) ? nodeId : 0} roomId={roomId} />
    </>
  )
}

import { useNavigate, useSearchParams } from 'react-router'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { to } from '../../core/router/to.ts'
import { mayLaunch } from '../../entities/game/open-game.ts'
import { Demo } from '../../features/play/demo.tsx'
import { useText } from '../../core/language/use-text.ts'
import { PageHead } from '../frame/page-head.tsx'

/** `/demo?nodeId=…`: a game with play money; an address without a number is a game that does not exist. */
export const Component = () => (
  <BrowserOnly fallback={null}>
    <DemoPage />
  </BrowserOnly>
)

const DemoPage = () => {
  const t = useText('play')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = Number(query.get('nodeId') ?? 0)
  const nodeId = Number.isSafeInteger(asked) ? asked : 0
  const play = () => {
    if (mayLaunch()) void navigate(to.seamless(nodeId))
  }
  return (
    <>
      <PageHead title={t('common.demo')} />
      <Demo key={nodeId} nodeId={nodeId} onPlay={play} />
    </>
  )
}

import type { DrawProof } from '@trevo/contract/wps/rewards/center.ts'
import { useEffect, useState } from 'react'

/** Repeats the draw in this browser; `checking` until then. The code is loaded on demand. */
export const useDrawCheck = (proof: DrawProof): 'checking' | 'right' | 'wrong' => {
  const [isRight, setRight] = useState<boolean>()
  useEffect(() => {
    void import('./check-draw.ts').then(({ isDrawRight }) => setRight(isDrawRight(proof)))
  }, [proof])
  return isRight === undefined ? 'checking' : isRight ? 'right' : 'wrong'
}

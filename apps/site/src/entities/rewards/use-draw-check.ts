import type { DrawProof } from '@trevo/contract/wps/rewards/center.ts'
import { useEffect, useState } from 'react'

/** Repeats the draw in this browser; `checking` until then. The code is loaded on demand. */
export const useDrawCheck = (proof: DrawProof): 'checking' | 'right' | 'wrong' => {
  const [isRight, setRight] = useState<boolean>()
  useEffect(() => {
    let isGone = false
    void import('./check-draw.ts').then(({ isDrawRight }) => {
      if (!isGone) setRight(isDrawRight(proof))
    })
    return () => {
      isGone = true
    }
  }, [proof])
  return isRight === undefined ? 'checking' : isRight ? 'right' : 'wrong'
}

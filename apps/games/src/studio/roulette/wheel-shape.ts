/** Measures of the wheel, in metres from its axis: one source for what is drawn and where the ball runs. */
export const wheelShape = {
  outer: 0.425,
  /** Where the ball circles before it drops. */
  track: 0.362,
  /** The edge of the rotor. */
  rotor: 0.292,
  /** Numbers are between the rotor's edge and the pockets. */
  pocketOuter: 0.238,
  pocketInner: 0.186,
  /** Where a ball rests in its pocket. */
  rest: 0.213,
  ball: 0.0115,
  fretHeight: 0.016,
} as const

type Step = readonly [radius: number, height: number]

/** Half of a section through the wheel, from the axis to the track. */
export const rotorProfile: readonly Step[] = [
  [0.186, 0.012],
  [0.19, 0.004],
  [0.236, 0.002],
  [0.238, 0.016],
  [0.292, 0.026],
]
export const bowlProfile: readonly Step[] = [
  [0.292, 0.03],
  [0.335, 0.052],
  [0.352, 0.066],
  [0.374, 0.074],
]

const profile: readonly Step[] = [...rotorProfile, ...bowlProfile]

/** The height of the wheel's surface at this distance from its axis. */
export const surfaceAt = (radius: number): number => {
  let [fromRadius, fromHeight] = profile[0] ?? [0, 0]
  for (const [toRadius, toHeight] of profile) {
    if (radius <= toRadius) {
      const share = toRadius === fromRadius ? 1 : (radius - fromRadius) / (toRadius - fromRadius)
      return fromHeight + (toHeight - fromHeight) * Math.max(0, share)
    }
    ;[fromRadius, fromHeight] = [toRadius, toHeight]
  }
  return fromHeight
}

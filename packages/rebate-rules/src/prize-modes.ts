type Chosen = { readonly groupCode: string; readonly prizeModeId: number }

/** The first choice of a second prize mode whose group has no first one. */
export const findModeWithoutFirst = <One extends Chosen>(chosen: readonly One[]): One | undefined =>
  chosen.find(
    ({ groupCode, prizeModeId }) =>
      prizeModeId > 1 &&
      !chosen.some((other) => other.groupCode === groupCode && other.prizeModeId === 1),
  )

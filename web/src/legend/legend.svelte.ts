/** Whether the legend of the game is open. */
class Legend {
  open = $state(false)
}

export const legend = new Legend()

/** A board after facts: what the server sends as a whole, one fact at a time. */

import type { Fact, Seen, SeenSeat, SeenSite } from '../wire/types'

/** The board after these facts. Decision, forecast and scoring order are those from before. */
export function applied(before: Seen, facts: Fact[]): Seen {
  const seen = structuredClone(before)
  for (const fact of facts) apply(seen, fact)
  return seen
}

/** What is seen when pieces leave; everything else is seen when they arrive. */
const LEAVING = new Set<Fact['fact']>(['architect_left', 'building_completed', 'token_placed', 'tiles_flipped'])

/** The board while the pieces of these facts are on their way: nobody has arrived yet. */
export function departed(before: Seen, facts: Fact[]): Seen {
  const seen = structuredClone(before)
  for (const fact of facts) {
    if (fact.fact === 'workers_moved') move(seen, fact.source, fact.seat, -fact.number)
    else if (LEAVING.has(fact.fact)) apply(seen, fact)
  }
  return seen
}

function apply(seen: Seen, fact: Fact): void {
  switch (fact.fact) {
    case 'turn_began':
      seen.turn = fact.seat
      break
    case 'workers_moved':
      move(seen, fact.source, fact.seat, -fact.number)
      move(seen, fact.target, fact.seat, fact.number)
      break
    case 'stage_constructed':
      siteOf(seen, fact.site).stages.push(fact.seat)
      break
    case 'architect_placed':
      stand(seen, fact, fact.site)
      siteOf(seen, fact.site).mark = 'under_construction'
      break
    case 'architect_left':
      stand(seen, fact, null)
      break
    case 'building_completed':
      complete(siteOf(seen, fact.site))
      break
    case 'token_placed':
    case 'token_raised':
      siteOf(seen, fact.site).token = { seat: fact.seat, stars: fact.stars }
      break
    case 'leader_taken':
      seen.leaders = seen.leaders.filter((leader) => leader !== fact.leader)
      seatOf(seen, fact.seat).leader = fact.leader
      break
    case 'leaders_returned':
      for (const seat of seen.seats) seat.leader = null
      break
    case 'tiles_flipped':
      for (const site of fact.sites) complete(siteOf(seen, site))
      break
    case 'century_began':
      seen.century = fact.century
      for (const site of fact.sites) siteOf(seen, site).mark = 'available'
      break
    case 'event_revealed':
      for (const card of seen.events) if (card.century === fact.century) card.event = fact.event
      break
    case 'scored':
      seatOf(seen, fact.seat).score += fact.points
      seen.scores[fact.seat]! += fact.points
      break
    case 'game_ended':
      seen.is_over = true
      seen.winners = [...fact.winners]
      break
  }
}

const siteOf = (seen: Seen, name: string): SeenSite => seen.sites.find((site) => site.name === name)!
const seatOf = (seen: Seen, seat: number): SeenSeat => seen.seats[seat]!

/** Workers come or go; those on a site are its stages. */
function move(seen: Seen, place: string, seat: number, number: number): void {
  if (place === 'active' || place === 'passive') seatOf(seen, seat)[place] += number
  else if (place in seen.zones) seen.zones[place as keyof Seen['zones']][seat]! += number
}

function stand(seen: Seen, who: { neutral: boolean; seat: number }, site: string | null): void {
  if (who.neutral) seen.neutral_architect = site
  else seatOf(seen, who.seat).architect = site
}

function complete(site: SeenSite): void {
  site.mark = 'completed'
  site.stages = []
}

/**
 * The scoring of the engine, for the page without the network.
 *
 * Written by `make wire` (tools/page/engine.py) from the Python source; not to be changed by hand.
 * The comment of a function is where it stands there, and its docstring. `century` and `game`, at
 * the end of the file, take a Tabletop as it is sent to the server, return what the server would
 * answer, and throw BadInput for what cannot be. tests/tabletop/test_without_network.py fails if
 * the source has changed since, and if an answer differs from the engine's.
 */

import * as py from './python.js'
class BadInput extends Error {
/** quebec.engine.reasons.BadInput.__init__ */
constructor(key, args, message) {
super(message);
this.reason = Reason.of(key, args);
}
}
class Ruleset {
}
const Site = py.row("site", ["name", "district", "col", "row"])
const District = py.row("district", ["key", "code", "colour", "cost", "col", "row"])
const Tile = py.row("tile", ["key", "century", "colour"])
class Event {
}
const Deal = py.row("deal", ["layout", "events", "first"])
class Setting {
/** quebec.engine.table.Setting.__init__ */
constructor(ruleset, table, deal, events, centuries) {
let century, one, site;
this.ruleset = ruleset;
this.table = table;
this.deal = deal;
this.events = events;
this.century_of = py.list(centuries);
this.sites = py.list(py.iterated(py.range(1, 5)).flatMap((century) => [py.list(py.iterated(py.enumerate(centuries)).flatMap(([site, one]) => ((py.equal(one, century)) ? [site] : [])))]));
}
}
class State {
/** quebec.engine.state.State.__init__ */
constructor(setting, event, turn, active, passive, score, zones, leader, architect, mark, builder, token, stars, who, what, where, moves) {
this.setting = setting;
this.table = setting.table;
this.players = setting.table.players;
this.century = 1;
this.turn = turn;
this.event = event;
this.terms = event.terms;
this.goals_scored = 0;
this.first_goal = -1;
this.is_over = false;
this.active = active;
this.passive = passive;
this.score = score;
this.zones = zones;
this.leader = leader;
this.architect = architect;
this.mark = mark;
this.builder = builder;
this.token = token;
this.stars = stars;
this.who = who;
this.what = what;
this.where = where;
this.depth = 0;
this.moves = moves;
this.move_count = 0;
this.facts = null;
this.seats_changed = true;
this.sites_changed = true;
}
/** quebec.engine.state.State.copy: An independent copy; it shares only what never changes, and does not record facts. >>> state = quebec.new_game("2026", players=3, seed=1608) >>> twin = state.copy() >>> facts = twin.play("start") >>> state.decision.kind, twin.decision.kind ('action', 'site') */
copy() {
let twin;
twin = new State(this.setting, this.event, this.turn, py.slice(this.active, null, null), py.slice(this.passive, null, null), py.slice(this.score, null, null), py.slice(this.zones, null, null), py.slice(this.leader, null, null), py.slice(this.architect, null, null), py.slice(this.mark, null, null), py.slice(this.builder, null, null), py.slice(this.token, null, null), py.slice(this.stars, null, null), py.slice(this.who, null, null), py.slice(this.what, null, null), py.slice(this.where, null, null), py.slice(this.moves, null, null));
twin._take_over_numbers(this);
return twin;
}
/** quebec.engine.state.State.decision: Who has to choose what; None when the game is over. >>> quebec.new_game("2026", players=3, seed=1608).decision Decision(seat=1, effect='action', kind='action', may_skip=False, place='') */
get decision() {
let asking, at, place;
if (py.truth(this.is_over)) {
return null;
}
asking = this.asking();
at = py.item(this.where, (this.depth - 1));
place = py.item(new Map([["site", py.item(SITES, at).name], ["zone", py.item(ZONES, py.modulo(at, 5))], ["", ""]]), asking.about);
return Decision.of(this.decider(), asking.key, asking.kind, asking.may_skip, place);
}
/** quebec.engine.state.State.legal_moves: The moves of the decision; none when the game is over. >>> quebec.new_game("2011-family", players=3, seed=1608).legal_moves() [Move('start'), Move('send')] */
legal_moves() {
let k;
return py.iterated(py.range(this.move_count)).flatMap((k) => [py.item(MOVES, py.item(this.moves, k))]);
}
/** quebec.engine.state.State.apply: Play a move known to be legal, by its number: the inner loop of simulations. */
apply(index) {
let depth;
depth = (this.depth - 1);
this.depth = depth;
py.item(CATALOGUE.effects, py.item(this.what, depth)).apply(this, py.item(this.who, depth), py.item(this.where, depth), index);
this.advance();
}
/** quebec.engine.state.State.scores: Victory points, by seat. */
get scores() {
let seat;
return py.list(py.iterated(py.range(this.players)).flatMap((seat) => [py.item(this.score, seat)]));
}
/** quebec.engine.state.State.winners: R12.5: the seats with the most points; nobody before the end. */
get winners() {
let most, points, seat;
if (!py.truth(this.is_over)) {
return [];
}
most = py.max(this.scores);
return py.list(py.iterated(py.enumerate(this.scores)).flatMap(([seat, points]) => ((py.equal(points, most)) ? [seat] : [])));
}
/** quebec.engine.state.State.push: Put an effect on top: it comes next. */
push(seat, effect, at = -1) {
let depth;
depth = this.depth;
py.put(this.who, depth, seat);
py.put(this.what, depth, effect.number);
py.put(this.where, depth, at);
this.depth = py.add(depth, 1);
}
/** quebec.engine.state.State.end_turn: Drop what is still pending in this turn. */
end_turn() {
this.depth = 0;
}
/** quebec.engine.state.State.workers: Active and passive workers together. */
workers(seat) {
return py.add(py.item(this.active, seat), py.item(this.passive, seat));
}
/** quebec.engine.state.State.in_zone */
in_zone(seat, zone) {
return py.item(this.zones, py.add(py.times(zone, 5), seat));
}
/** quebec.engine.state.State.workers_on: The seat's workers on a building. */
workers_on(site, seat) {
let first, groups, k;
groups = 0;
first = py.times(site, 3);
for (k of py.iterated(py.range(first, py.add(first, 3)))) {
if ((py.equal(py.item(this.builder, k), seat))) {
groups = py.add(groups, 1);
}
}
return py.times(groups, py.item(COST_OF, site));
}
/** quebec.engine.state.State.stages: How many stages are constructed; they are filled in order (R1.5). */
stages(site) {
let done, first;
done = 0;
first = py.times(site, 3);
while (((done < 3) && (!py.equal(py.item(this.builder, py.add(first, done)), -1)))) {
done = py.add(done, 1);
}
return done;
}
/** quebec.engine.state.State.holder: The seat that holds a leader, or NOBODY. */
holder(leader) {
let held, seat;
seat = 0;
for (held of py.iterated(this.leader)) {
if ((py.equal(held, leader))) {
return seat;
}
seat = py.add(seat, 1);
}
return -1;
}
/** quebec.engine.state.State.place: R11.1: workers go to a zone, passive ones first, active ones for what is missing. */
place(seat, count, zone) {
this._draw(seat, count, zone);
py.put(this.zones, py.add(py.times(zone, 5), seat), py.add(py.item(this.zones, py.add(py.times(zone, 5), seat)), count));
}
/** quebec.engine.state.State._take_over_numbers: What a new state does not get when it is made. */
_take_over_numbers(other) {
this.century = other.century;
this.goals_scored = other.goals_scored;
this.first_goal = other.first_goal;
this.is_over = other.is_over;
this.depth = other.depth;
this.move_count = other.move_count;
}
/** quebec.engine.state.State.advance: Do everything that needs no choice, up to the next decision or the end of the game. */
advance() {
let at, count, depth, effect, seat, turn;
while (py.truth(true)) {
if ((py.equal(this.depth, 0))) {
turn = py.add(this.turn, 1);
if ((py.equal(turn, this.players))) {
turn = 0;
}
this.turn = turn;
this.setting.ruleset.turn.run(this, turn, -1);
}
depth = (this.depth - 1);
effect = py.item(CATALOGUE.effects, py.item(this.what, depth));
seat = py.item(this.who, depth);
at = py.item(this.where, depth);
count = effect.offer(this, seat, at, this.moves);
if (((count > 1) || ((py.equal(count, 1)) && py.truth(effect.always)))) {
this.move_count = count;
return ;
}
this.depth = depth;
if ((py.equal(count, 0))) {
effect.run(this, seat, at);
if (py.truth(this.is_over)) {
break;
}
} else {
effect.apply(this, seat, at, py.item(this.moves, 0));
}
}
this.depth = 0;
this.move_count = 0;
}
/** quebec.engine.state.State.decider: The seat that has to choose. */
decider() {
return py.item(this.who, (this.depth - 1));
}
/** quebec.engine.state.State.asking: The verb that waits for a choice. */
asking() {
let effect;
effect = py.item(CATALOGUE.effects, py.item(this.what, (this.depth - 1)));
return effect;
}
/** quebec.engine.state.State.architect_on: The architect that stands on a site, or NOBODY. */
architect_on(site) {
let architect, stands_on;
architect = 0;
for (stands_on of py.iterated(this.architect)) {
if ((py.equal(stands_on, site))) {
return architect;
}
architect = py.add(architect, 1);
}
return -1;
}
/** quebec.engine.state.State.owner: R1.6: whose architect it is; the neutral one is the Economic leader's, or nobody's. */
owner(architect) {
if ((py.equal(architect, 5))) {
return this.holder(2);
}
return architect;
}
/** quebec.engine.state.State.shift: Workers go from one zone to another. */
shift(seat, count, source, target) {
this.seats_changed = true;
py.put(this.zones, py.add(py.times(source, 5), seat), (py.item(this.zones, py.add(py.times(source, 5), seat)) - count));
py.put(this.zones, py.add(py.times(target, 5), seat), py.add(py.item(this.zones, py.add(py.times(target, 5), seat)), count));
if ((this.facts !== null)) {
this._record_moved(seat, count, source, target);
}
}
/** quebec.engine.state.State.recall: Workers in a zone become passive. */
recall(seat, count, zone) {
this.seats_changed = true;
py.put(this.zones, py.add(py.times(zone, 5), seat), (py.item(this.zones, py.add(py.times(zone, 5), seat)) - count));
py.put(this.passive, seat, py.add(py.item(this.passive, seat), count));
if ((this.facts !== null)) {
this._record_moved(seat, count, zone, 6);
}
}
/** quebec.engine.state.State.gain: Score victory points; the reason goes into the ledger. */
gain(seat, points, reason, what) {
if ((points > 0)) {
this.seats_changed = true;
py.put(this.score, seat, py.add(py.item(this.score, seat), points));
if ((this.facts !== null)) {
py.call(this.facts, "append", Scored2.of(seat, points, reason, what, this.century));
}
}
}
/** quebec.engine.state.State.gain_at: The same for a zone or site, whose name only the ledger needs. */
gain_at(seat, points, reason, place) {
let what;
if ((points > 0)) {
this.seats_changed = true;
py.put(this.score, seat, py.add(py.item(this.score, seat), points));
if ((this.facts !== null)) {
what = py.item(PLACES, place);
py.call(this.facts, "append", Scored2.of(seat, points, reason, what, this.century));
}
}
}
/** quebec.engine.state.State._draw */
_draw(seat, count, target) {
let active, passive;
this.seats_changed = true;
passive = py.min(count, py.item(this.passive, seat));
active = (count - passive);
if ((passive > 0)) {
py.put(this.passive, seat, (py.item(this.passive, seat) - passive));
if ((this.facts !== null)) {
this._record_moved(seat, passive, 6, target);
}
}
if ((active > 0)) {
py.put(this.active, seat, (py.item(this.active, seat) - active));
if ((this.facts !== null)) {
this._record_moved(seat, active, 5, target);
}
}
}
/** quebec.engine.state.State.push_all: Put effects on top: they come next, in their order. */
push_all(seat, effects, at = -1) {
let k;
k = (py.len(effects) - 1);
while ((k >= 0)) {
this.push(seat, py.item(effects, k), at);
k = (k - 1);
}
}
/** quebec.engine.state.State.decline: Record that a choice was skipped. */
decline(seat) {
if ((this.facts !== null)) {
py.call(this.facts, "append", Declined.of(seat));
}
}
/** quebec.engine.state.State.zones_held: In how many zones the seat has workers. */
zones_held(seat) {
let held, zone;
held = 0;
for (zone of py.iterated(py.range(5))) {
if ((py.item(this.zones, py.add(py.times(zone, 5), seat)) > 0)) {
held = py.add(held, 1);
}
}
return held;
}
/** quebec.engine.state.State.is_on: Whether the seat has workers on a building. */
is_on(site, seat) {
let builder, first;
first = py.times(site, 3);
builder = this.builder;
return py.either((py.equal(py.item(builder, first), seat)), () => py.either((py.equal(py.item(builder, py.add(first, 1)), seat)), () => (py.equal(py.item(builder, py.add(first, 2)), seat))));
}
/** quebec.engine.state.State.builds: R1.6: whether one of the seat's architects stands on a site. */
builds(seat, site) {
return py.either((py.equal(py.item(this.architect, seat), site)), () => py.both((py.equal(py.item(this.architect, 5), site)), () => (py.equal(py.item(this.leader, seat), 2))));
}
/** quebec.engine.state.State.activate: R1.4: passive workers become active, as many as there are. */
activate(seat, count) {
let moved;
moved = py.item(this.passive, seat);
if ((moved > count)) {
moved = count;
}
if ((moved > 0)) {
this.seats_changed = true;
py.put(this.passive, seat, (py.item(this.passive, seat) - moved));
py.put(this.active, seat, py.add(py.item(this.active, seat), moved));
if ((this.facts !== null)) {
this._record_moved(seat, moved, 6, 5);
}
}
}
/** quebec.engine.state.State.retire: Active workers become passive. */
retire(seat, count) {
this.seats_changed = true;
py.put(this.active, seat, (py.item(this.active, seat) - count));
py.put(this.passive, seat, py.add(py.item(this.passive, seat), count));
if ((this.facts !== null)) {
this._record_moved(seat, count, 5, 6);
}
}
/** quebec.engine.state.State.send: R4.3: one active worker goes to a zone. */
send(seat, zone) {
this.seats_changed = true;
py.put(this.active, seat, (py.item(this.active, seat) - 1));
py.put(this.zones, py.add(py.times(zone, 5), seat), py.add(py.item(this.zones, py.add(py.times(zone, 5), seat)), 1));
if ((this.facts !== null)) {
this._record_moved(seat, 1, 5, zone);
}
}
/** quebec.engine.state.State.rally: Workers in a zone become active. */
rally(seat, count, zone) {
this.seats_changed = true;
py.put(this.zones, py.add(py.times(zone, 5), seat), (py.item(this.zones, py.add(py.times(zone, 5), seat)) - count));
py.put(this.active, seat, py.add(py.item(this.active, seat), count));
if ((this.facts !== null)) {
this._record_moved(seat, count, zone, 5);
}
}
/** quebec.engine.state.State.construct: R6.1: active workers become the next stage of a building. */
construct(seat, site) {
this.seats_changed = true;
py.put(this.active, seat, (py.item(this.active, seat) - py.item(COST_OF, site)));
if ((this.facts !== null)) {
this._record_moved(seat, py.item(COST_OF, site), 5, py.add(7, site));
}
this._add_stage(seat, site);
}
/** quebec.engine.state.State.construct_from_supply: R10.5, R11: the same with passive workers, active ones for what is missing. */
construct_from_supply(seat, site) {
this._draw(seat, py.item(COST_OF, site), py.add(7, site));
this._add_stage(seat, site);
}
/** quebec.engine.state.State._record_moved */
_record_moved(seat, count, source, target) {
py.call(this.facts, "append", WorkersMoved.of(seat, count, py.item(PLACES, source), py.item(PLACES, target)));
}
/** quebec.engine.state.State.leaders_taken */
leaders_taken() {
let seat, taken;
taken = 0;
for (seat of py.iterated(py.range(this.players))) {
if ((!py.equal(py.item(this.leader, seat), -1))) {
taken = py.add(taken, 1);
}
}
return taken;
}
/** quebec.engine.state.State._add_stage */
_add_stage(seat, site) {
let stage;
this.sites_changed = true;
stage = this.stages(site);
py.put(this.builder, py.add(py.times(site, 3), stage), seat);
if ((this.facts !== null)) {
py.call(this.facts, "append", StageConstructed.of(seat, py.item(SITES, site).name, py.add(stage, 1)));
}
}
}
class Effect {
/** quebec.engine.effect.Effect.run: Do it; of a choice without any option: what happens then, mostly nothing. */
run(s, seat, at) {
}
/** quebec.engine.effect.Effect.apply: Do what the move chose. */
apply(s, seat, at, move) {
throw py.AssertionError(this.key);
}
/** quebec.engine.effect.Effect.useful: Whether it would change anything (R11.5). */
useful(s, seat, at) {
return true;
}
/** quebec.engine.effect.Effect.offer: Write the numbers of the legal moves into the buffer; returns how many there are. */
offer(s, seat, at, moves) {
return 0;
}
}
class Choice extends Effect {
}
class ChooseAction extends Choice {
/** quebec.engine.effects.turn.ChooseAction.apply */
apply(s, seat, at, move) {
s.push(seat, py.item(s.table.actions, (move - 2)));
}
/** quebec.engine.effects.turn.ChooseAction.offer */
offer(s, seat, at, moves) {
let active, count;
py.put(moves, 0, 2);
count = 1;
active = py.item(s.active, seat);
if (((active > 0) && py.truth(any_takes_stage(s, active)))) {
py.put(moves, count, 3);
count = py.add(count, 1);
}
if (((py.equal(py.item(s.leader, seat), -1)) && py.truth(s.terms.leaders_open) && (py.len(s.table.leaders) > 0))) {
py.put(moves, count, 4);
count = py.add(count, 1);
}
if ((active > 0)) {
py.put(moves, count, 5);
count = py.add(count, 1);
}
return count;
}
}
const CenturyEnded = py.row("century_ended", ["century", "seat"])
class Catalogue {
}
class Complete extends Choice {
/** quebec.engine.effects.completion.Complete.apply */
apply(s, seat, at, move) {
let architect, completer, owner, stages;
architect = s.architect_on(at);
owner = s.owner(architect);
stages = s.stages(at);
completer = ((py.equal(owner, -1)) ? py.item(s.builder, (py.add(py.times(at, 3), stages) - 1)) : owner);
s.sites_changed = true;
py.put(s.architect, architect, -1);
if ((s.facts !== null)) {
py.call(s.facts, "append", ArchitectLeft.of(owner, (py.equal(architect, 5)), py.item(SITES, at).name));
}
this._release_workers(s, seat, at, stages, (move - 11));
py.put(s.mark, at, 3);
if ((s.facts !== null)) {
py.call(s.facts, "append", BuildingCompleted.of(py.item(SITES, at).name, stages));
}
if ((stages >= s.terms.least_stages)) {
place_token(s, completer, at, stages);
}
}
/** quebec.engine.effects.completion.Complete._release_workers */
_release_workers(s, chooser, site, stages, chosen) {
let first, k, seat, zone;
s.seats_changed = true;
first = py.times(site, 3);
for (k of py.iterated(py.range(first, py.add(first, stages)))) {
seat = py.item(s.builder, k);
zone = ((py.equal(seat, chooser)) ? chosen : py.item(COLOUR_OF, site));
py.put(s.builder, k, -1);
py.put(s.zones, py.add(py.times(zone, 5), seat), py.add(py.item(s.zones, py.add(py.times(zone, 5), seat)), py.item(COST_OF, site)));
if ((s.facts !== null)) {
py.call(s.facts, "append", WorkersMoved.of(seat, py.item(COST_OF, site), py.item(SITES, site).name, py.item(ZONES, zone)));
}
}
}
/** quebec.engine.effects.completion.Complete.offer */
offer(s, seat, at, moves) {
let zone;
if (((!py.equal(py.item(s.leader, seat), 1)) || !py.truth(s.is_on(at, seat)))) {
py.put(moves, 0, py.add(11, py.item(COLOUR_OF, at)));
return 1;
}
for (zone of py.iterated(py.range(4))) {
py.put(moves, zone, py.add(11, zone));
}
return 4;
}
}
const Scored = py.row("scored", ["state", "facts"])
class ScoreMainGroup extends Effect {
/** quebec.engine.effects.final.ScoreMainGroup.run */
run(s, seat, at) {
let group, main, site, who;
group = groups(s);
main = main_groups_among(s, group);
for (site of py.iterated(py.range(44))) {
who = py.item(s.token, site);
if ((!py.equal(who, -1))) {
if ((py.equal(py.item(group, site), py.item(main, who)))) {
s.gain_at(who, py.item(VALUE_OF, py.item(s.stars, site)), "main_group", py.add(7, site));
} else {
s.gain_at(who, py.item(s.stars, site), "building", py.add(7, site));
}
}
}
}
}
const Group = py.row("group", ["seat", "sites", "value", "is_main"])
class Cascade extends Effect {
/** quebec.engine.effects.zones.Cascade.run */
run(s, seat, at) {
let following, kept, most, step, zone;
kept = this._kept_from_cascading(s);
zone = 4;
for (step of py.iterated(py.range(5))) {
following = -1;
if ((step < 4)) {
following = py.modulo(py.add((s.century - 1), step), 4);
}
score_workers(s, zone);
most = majority(s, zone);
if ((most > 0)) {
this._cascade(s, zone, following, most, kept);
clear(s, zone);
}
zone = following;
}
}
/** quebec.engine.effects.zones.Cascade._kept_from_cascading: R13.4: the seats that do not cascade at all, as bits. */
_kept_from_cascading(s) {
let kept, one, seat;
kept = 0;
if (py.truth(s.terms.cascade_needs_presence)) {
one = 1;
for (seat of py.iterated(py.range(s.players))) {
if (!py.truth(stands_in_all_colours(s, seat))) {
kept = (kept | (one << seat));
}
}
}
return kept;
}
/** quebec.engine.effects.zones.Cascade._cascade: R9.2, R9.3: majorities move half of their workers on, out of the fifth into the hand. */
_cascade(s, zone, following, most, kept) {
let everybody, moving, seat, workers;
everybody = py.both((py.equal(zone, 4)), () => s.terms.all_leave_citadelle);
for (seat of py.iterated(py.range(s.players))) {
workers = py.item(s.zones, py.add(py.times(zone, 5), seat));
if (((workers < 2) || ((workers < most) && !py.truth(everybody)))) {
continue;
}
moving = py.min(5, py.quotient(workers, 2));
if (py.truth(this._is_blocked(s, seat, following, kept))) {
if ((s.facts !== null)) {
py.call(s.facts, "append", CascadeBlocked.of(seat, py.item(ZONES, zone), s.event.year));
}
} else {
if ((py.equal(following, -1))) {
s.rally(seat, moving, zone);
} else {
s.shift(seat, moving, zone, following);
}
}
}
}
/** quebec.engine.effects.zones.Cascade._is_blocked: R9.5, R13.4: whether the event keeps a seat from cascading. */
_is_blocked(s, seat, following, kept) {
if (py.truth(((kept >> seat) & 1))) {
return true;
}
return py.both(s.terms.cascade_needs_foothold, () => py.both((!py.equal(following, -1)), () => (py.equal(s.in_zone(seat, following), 0))));
}
}
const Forecast = py.row("forecast", ["zones", "other", "scores"])
const WorkersMoved = py.row("workers_moved", ["seat", "number", "source", "target"])
const Scored2 = py.row("scored", ["seat", "points", "reason", "what", "century"])
const ZoneScored = py.row("zone_scored", ["zone", "century", "workers"])
const ZoneForecast = py.row("zone_forecast", ["zone", "workers", "points", "cascading"])
class ScoreEachBuilding extends Effect {
/** quebec.engine.effects.final.ScoreEachBuilding.run */
run(s, seat, at) {
let site;
for (site of py.iterated(py.range(44))) {
if ((!py.equal(py.item(s.token, site), -1))) {
s.gain_at(py.item(s.token, site), py.item(VALUE_OF, py.item(s.stars, site)), "building", py.add(7, site));
}
}
}
}
class Divide extends Choice {
/** quebec.engine.effects.leaders.Divide.apply */
apply(s, seat, at, move) {
let count, first;
count = py.min(4, s.workers(seat));
first = (move - 8);
s.place(seat, first, at);
s.place(seat, (count - first), py.add(at, 2));
}
/** quebec.engine.effects.leaders.Divide.offer */
offer(s, seat, at, moves) {
let workers;
workers = py.min(4, s.workers(seat));
return offer_numbers(py.max(0, (workers - 2)), py.min(2, workers), moves);
}
}
class PlaceHowMany extends Choice {
/** quebec.engine.effects.placing.PlaceHowMany.apply */
apply(s, seat, at, move) {
s.place(seat, (move - 8), at);
}
/** quebec.engine.effects.placing.PlaceHowMany.offer */
offer(s, seat, at, moves) {
return offer_numbers(1, py.min(2, s.workers(seat)), moves);
}
}
class ShiftHowMany extends Choice {
/** quebec.engine.effects.placing.ShiftHowMany.apply */
apply(s, seat, at, move) {
s.push(seat, ((py.equal(move, py.add(8, 1))) ? SHIFT_ONE : SHIFT_TWO), at);
}
/** quebec.engine.effects.placing.ShiftHowMany.offer */
offer(s, seat, at, moves) {
return offer_numbers(1, py.min(2, s.in_zone(seat, at)), moves);
}
}
class ShiftTo extends Choice {
/** quebec.engine.effects.placing.ShiftTo.apply */
apply(s, seat, at, move) {
s.shift(seat, this.count, at, (move - 11));
}
/** quebec.engine.effects.placing.ShiftTo.offer */
offer(s, seat, at, moves) {
let count, zone;
count = 0;
for (zone of py.iterated(py.range(5))) {
if ((!py.equal(zone, at))) {
py.put(moves, count, py.add(11, zone));
count = py.add(count, 1);
}
}
return count;
}
}
const Pending = py.row("pending", ["seat", "effect", "at"])
class View {
/** quebec.views.View.__init__ */
constructor(seen) {
this.seen = seen;
this._imagined = null;
}
}
const Reason = py.row("reason", ["key", "args"])
const Decision = py.row("decision", ["seat", "effect", "kind", "may_skip", "place"])
class Move {
}
const ArchitectLeft = py.row("architect_left", ["seat", "neutral", "site"])
const BuildingCompleted = py.row("building_completed", ["site", "stages"])
const TokenPlaced = py.row("token_placed", ["seat", "site", "stars"])
class Table {
}
class BeginTurn extends Effect {
/** quebec.engine.effects.turn.BeginTurn.run */
run(s, seat, at) {
if ((s.facts !== null)) {
py.call(s.facts, "append", TurnBegan.of(seat, s.century));
}
s.push(seat, CHOOSE_ACTION);
if ((py.equal(py.add(py.item(s.active, seat), py.item(s.passive, seat)), 0))) {
s.push(seat, endcentury);
}
}
}
class MajorityBonus extends Effect {
/** quebec.engine.effects.zones.MajorityBonus.run */
run(s, seat, at) {
let most, who, zone;
for (zone of py.iterated(py.range(5))) {
score_workers(s, zone);
most = majority(s, zone);
for (who of py.iterated(py.range(s.players))) {
if ((py.equal(s.in_zone(who, zone), most))) {
s.gain_at(who, py.min(5, py.quotient(most, 2)), "majority", zone);
}
}
clear(s, zone);
}
}
}
class ScoreUnfinished extends Effect {
/** quebec.engine.effects.final.ScoreUnfinished.run */
run(s, seat, at) {
let k, site, who;
for (k of py.iterated(py.range(6))) {
site = py.item(s.architect, k);
if ((!py.equal(site, -1))) {
for (who of py.iterated(py.range(s.players))) {
s.gain_at(who, s.workers_on(site, who), "unfinished", py.add(7, site));
}
}
}
}
}
class ScoreActive extends Effect {
/** quebec.engine.effects.final.ScoreActive.run */
run(s, seat, at) {
let who;
for (who of py.iterated(py.range(s.players))) {
s.gain(who, py.quotient(py.item(s.active, who), 2), "active", "");
}
}
}
class Finish extends Effect {
/** quebec.engine.effects.final.Finish.run */
run(s, seat, at) {
s.is_over = true;
if ((s.facts !== null)) {
py.call(s.facts, "append", GameEnded.of(s.scores, s.winners));
}
}
}
class CompleteNeutral extends Effect {
/** quebec.engine.effects.century.CompleteNeutral.run */
run(s, seat, at) {
let site;
site = py.item(s.architect, 5);
if (((!py.equal(site, -1)) && (!py.equal(s.holder(2), -1)))) {
push_completion(s, site);
}
}
}
class ReturnLeaders extends Effect {
/** quebec.engine.effects.century.ReturnLeaders.run */
run(s, seat, at) {
let who;
s.seats_changed = true;
for (who of py.iterated(py.range(s.players))) {
py.put(s.leader, who, -1);
}
if ((s.facts !== null)) {
py.call(s.facts, "append", LeadersReturned.of(s.century));
}
}
}
class ActBeforeScoring extends Effect {
/** quebec.engine.effects.century.ActBeforeScoring.run */
run(s, seat, at) {
s.event.before_scoring.run(s, seat, at);
}
}
class ActAfterScoring extends Effect {
/** quebec.engine.effects.century.ActAfterScoring.run */
run(s, seat, at) {
s.event.after_scoring.run(s, seat, at);
}
}
class ScoreLastEvent extends Effect {
/** quebec.engine.effects.final.ScoreLastEvent.run */
run(s, seat, at) {
py.item(s.setting.events, 0).after_game.run(s, seat, at);
}
}
class Terms {
}
class Goal {
/** quebec.engine.cards.Goal.met: Whether a seat has reached it. */
met(s, seat) {
let colour, reached;
reached = 0;
for (colour of py.iterated(py.range(4))) {
if (py.truth(this.reached_in(s, seat, colour))) {
reached = py.add(reached, 1);
}
}
return (reached >= this.colours);
}
/** quebec.engine.cards.Goal.reached_in: Whether a colour counts, and has as many tokens as are needed. */
reached_in(s, seat, colour) {
let first, k, site, tokens;
if (((this.only_colour >= 0) && (!py.equal(this.only_colour, colour)))) {
return false;
}
tokens = 0;
first = py.times(colour, 11);
for (k of py.iterated(py.range(first, py.add(first, 11)))) {
site = py.item(SITES_BY_COLOUR, k);
if (((py.equal(py.item(s.token, site), seat)) && (py.item(s.stars, site) >= this.stars))) {
tokens = py.add(tokens, 1);
}
}
return (tokens >= this.buildings);
}
}
class ScoreLargestGroup extends Effect {
/** quebec.engine.effects.final.ScoreLargestGroup.run */
run(s, seat, at) {
let group, largest, most, site, sizes, who;
group = groups(s);
sizes = py.list(py.times([0], 44));
for (site of py.iterated(py.range(44))) {
if ((!py.equal(py.item(group, site), -1))) {
py.put(sizes, py.item(group, site), py.add(py.item(sizes, py.item(group, site)), 1));
}
}
largest = py.list(py.times([0], 5));
most = 0;
for (site of py.iterated(py.range(44))) {
if ((py.item(sizes, site) > 0)) {
who = py.item(s.token, site);
py.put(largest, who, py.max(py.item(largest, who), py.item(sizes, site)));
most = py.max(most, py.item(sizes, site));
}
}
for (who of py.iterated(py.range(s.players))) {
if (((most > 0) && (py.equal(py.item(largest, who), most)))) {
s.gain(who, 8, "event", py.item(s.setting.events, 0).year);
}
}
}
}
class ActivateByRank extends Effect {
/** quebec.engine.effects.events.ActivateByRank.run */
run(s, seat, at) {
let other, rank, who;
for (who of py.iterated(py.range(s.players))) {
rank = 1;
for (other of py.iterated(py.range(s.players))) {
if ((py.item(s.score, other) > py.item(s.score, who))) {
rank = py.add(rank, 1);
}
}
s.activate(who, rank);
}
}
}
class LimitActive extends Effect {
/** quebec.engine.effects.events.LimitActive.run */
run(s, seat, at) {
let who;
for (who of py.iterated(py.range(s.players))) {
if ((py.item(s.active, who) > 3)) {
s.retire(who, (py.item(s.active, who) - 3));
}
}
}
}
class Conscript extends Effect {
/** quebec.engine.effects.events.Conscript.run */
run(s, seat, at) {
let who, workers, zone;
for (zone of py.iterated(py.range(5))) {
for (who of py.iterated(py.range(s.players))) {
workers = s.in_zone(who, zone);
if ((0 < workers && workers <= 2)) {
s.recall(who, workers, zone);
}
}
}
}
}
class Celebrate extends Effect {
/** quebec.engine.effects.events.Celebrate.run */
run(s, seat, at) {
let who;
for (who of py.iterated(py.range(s.players))) {
if ((py.equal(s.zones_held(who), 5))) {
s.gain(who, 5, "event", s.event.year);
}
}
}
}
class EndCentury extends Effect {
/** quebec.engine.effects.century.EndCentury.run */
run(s, seat, at) {
let ruleset;
if ((s.facts !== null)) {
py.call(s.facts, "append", CenturyEnded.of(s.century, s.turn));
}
ruleset = s.setting.ruleset;
if ((py.equal(s.century, 4))) {
s.push_all(seat, ruleset.final);
} else {
s.push_all(seat, ruleset.renewal);
}
s.push_all(seat, ruleset.closing);
}
}
class FlipUnstarted extends Effect {
/** quebec.engine.effects.century.FlipUnstarted.run */
run(s, seat, at) {
let flipped, site;
s.sites_changed = true;
flipped = py.iterated(sites_of_century(s)).flatMap((site) => ((py.equal(py.item(s.mark, site), 1)) ? [site] : []));
for (site of py.iterated(flipped)) {
py.put(s.mark, site, 3);
}
if ((py.truth(flipped) && (s.facts !== null))) {
py.call(s.facts, "append", TilesFlipped.of(py.list(py.iterated(flipped).flatMap((site) => [py.item(SITES, site).name]))));
}
}
}
class OpenTiles extends Effect {
/** quebec.engine.effects.century.OpenTiles.run */
run(s, seat, at) {
let opened, site;
s.sites_changed = true;
s.century = py.add(s.century, 1);
opened = sites_of_century(s);
for (site of py.iterated(opened)) {
py.put(s.mark, site, 1);
}
if ((s.facts !== null)) {
py.call(s.facts, "append", CenturyBegan.of(s.century, py.list(py.iterated(opened).flatMap((site) => [py.item(SITES, site).name]))));
}
}
}
class RevealEvent extends Effect {
/** quebec.engine.effects.century.RevealEvent.run */
run(s, seat, at) {
if (((s.facts !== null) && (s.century > 2) && py.truth(s.event.year))) {
py.call(s.facts, "append", EventEnded.of(s.event.year));
}
s.event = py.item(s.setting.events, (s.century - 1));
s.terms = s.event.terms;
if (((s.facts !== null) && py.truth(s.event.year))) {
py.call(s.facts, "append", EventRevealed.of(s.event.year, s.century));
}
s.event.on_reveal.run(s, seat, at);
}
}
class Activate extends Effect {
/** quebec.engine.effects.gains.Activate.run */
run(s, seat, at) {
s.activate(seat, this.count);
}
/** quebec.engine.effects.gains.Activate.useful */
useful(s, seat, at) {
return (py.item(s.passive, seat) > 0);
}
}
class ActivateForStart extends Effect {
/** quebec.engine.effects.gains.ActivateForStart.run */
run(s, seat, at) {
s.activate(seat, s.terms.start);
}
}
class ScorePoint extends Effect {
/** quebec.engine.effects.gains.ScorePoint.run */
run(s, seat, at) {
s.gain(seat, 1, "district", "irish");
}
}
class ScoreZonesHeld extends Effect {
/** quebec.engine.effects.gains.ScoreZonesHeld.run */
run(s, seat, at) {
s.gain(seat, py.item(POINTS_FOR, py.min(3, s.zones_held(seat))), "district", "academic");
}
/** quebec.engine.effects.gains.ScoreZonesHeld.useful */
useful(s, seat, at) {
return (s.zones_held(seat) > 0);
}
}
class ScoreActiveWorkers extends Effect {
/** quebec.engine.effects.gains.ScoreActiveWorkers.run */
run(s, seat, at) {
s.gain(seat, py.item(POINTS_FOR, py.min(3, py.item(s.active, seat))), "district", "entertainment");
}
/** quebec.engine.effects.gains.ScoreActiveWorkers.useful */
useful(s, seat, at) {
return (py.item(s.active, seat) > 0);
}
}
class ShiftFrom extends Choice {
/** quebec.engine.effects.placing.ShiftFrom.apply */
apply(s, seat, at, move) {
if ((py.equal(move, 0))) {
s.decline(seat);
} else {
s.push(seat, SHIFT_HOW_MANY, (move - 11));
}
}
/** quebec.engine.effects.placing.ShiftFrom.useful */
useful(s, seat, at) {
return (s.zones_held(seat) > 0);
}
/** quebec.engine.effects.placing.ShiftFrom.offer */
offer(s, seat, at, moves) {
let count, zone;
count = 0;
for (zone of py.iterated(py.range(5))) {
if ((s.in_zone(seat, zone) > 0)) {
py.put(moves, count, py.add(11, zone));
count = py.add(count, 1);
}
}
if ((count > 0)) {
py.put(moves, count, 0);
count = py.add(count, 1);
}
return count;
}
}
class ConstructFromSupply extends Choice {
/** quebec.engine.effects.stage.ConstructFromSupply.apply */
apply(s, seat, at, move) {
if ((py.equal(move, 0))) {
s.decline(seat);
} else {
s.construct_from_supply(seat, (move - 37));
}
}
/** quebec.engine.effects.stage.ConstructFromSupply.useful */
useful(s, seat, at) {
return any_takes_stage(s, s.workers(seat), at);
}
/** quebec.engine.effects.stage.ConstructFromSupply.offer */
offer(s, seat, at, moves) {
let count;
count = offer_stages(s, s.workers(seat), at, moves);
py.put(moves, count, 0);
return py.add(count, 1);
}
}
class Reassign extends Choice {
/** quebec.engine.effects.start.Reassign.apply */
apply(s, seat, at, move) {
let architect, site;
site = (move - 37);
architect = (py.truth(this.neutral) ? 5 : seat);
s.sites_changed = true;
py.put(s.architect, architect, site);
py.put(s.mark, site, 2);
if ((s.facts !== null)) {
py.call(s.facts, "append", ArchitectPlaced.of(seat, this.neutral, py.item(SITES, site).name));
}
}
/** quebec.engine.effects.start.Reassign.run: No tile is available: the century ends before the architect is placed. */
run(s, seat, at) {
if (py.truth(this.goes_on)) {
s.push(seat, this);
} else {
s.end_turn();
}
s.push(seat, endcentury);
}
/** quebec.engine.effects.start.Reassign.offer */
offer(s, seat, at, moves) {
let count, mark, site;
count = 0;
mark = s.mark;
for (site of py.iterated(py.item(s.setting.sites, (s.century - 1)))) {
if ((py.equal(py.item(mark, site), 1))) {
py.put(moves, count, py.add(37, site));
count = py.add(count, 1);
}
}
return count;
}
}
class StartSite extends Choice {
/** quebec.engine.effects.start.StartSite.apply */
apply(s, seat, at, move) {
let architect, hired;
if ((py.equal(move, 0))) {
s.decline(seat);
return ;
}
hired = (py.equal(move, 7));
architect = (py.truth(hired) ? 5 : seat);
s.push(seat, activateforstart);
s.push(seat, (py.truth(hired) ? reassign2 : reassign));
if ((!py.equal(py.item(s.architect, architect), -1))) {
push_completion(s, py.item(s.architect, architect));
}
}
/** quebec.engine.effects.start.StartSite.offer */
offer(s, seat, at, moves) {
let count;
py.put(moves, 0, 6);
count = 1;
if ((py.equal(py.item(s.leader, seat), 2))) {
py.put(moves, count, 7);
count = py.add(count, 1);
}
if (py.truth(this.may_skip)) {
py.put(moves, count, 0);
count = py.add(count, 1);
}
return count;
}
}
class StartWithNeutral extends Effect {
/** quebec.engine.effects.start.StartWithNeutral.run */
run(s, seat, at) {
let has_stage, neutral, own;
own = py.item(s.architect, seat);
neutral = py.item(s.architect, 5);
has_stage = py.both((!py.equal(neutral, -1)), () => (s.stages(neutral) > 0));
s.push(seat, activateforstart);
if (((py.equal(neutral, -1)) || py.truth(has_stage))) {
s.push(seat, reassign3);
}
s.push(seat, reassign);
if (py.truth(has_stage)) {
push_completion(s, neutral);
}
if ((!py.equal(own, -1))) {
push_completion(s, own);
}
}
}
class Place extends Choice {
/** quebec.engine.effects.placing.Place.apply */
apply(s, seat, at, move) {
if ((py.equal(move, 0))) {
s.decline(seat);
} else {
if ((py.equal(this.count, 1))) {
s.place(seat, 1, (move - 11));
} else {
s.push(seat, PLACE_HOW_MANY, (move - 11));
}
}
}
/** quebec.engine.effects.placing.Place.useful */
useful(s, seat, at) {
return (s.workers(seat) > 0);
}
/** quebec.engine.effects.placing.Place.offer */
offer(s, seat, at, moves) {
let count, zone;
count = 0;
if ((py.equal(s.workers(seat), 0))) {
return 0;
}
for (zone of py.iterated(this.zones)) {
py.put(moves, count, py.add(11, zone));
count = py.add(count, 1);
}
py.put(moves, count, 0);
count = py.add(count, 1);
return count;
}
}
class RaiseToken extends Choice {
/** quebec.engine.effects.districts.RaiseToken.apply */
apply(s, seat, at, move) {
if ((py.equal(move, 0))) {
s.decline(seat);
} else {
raise_token(s, seat, (move - 37));
}
}
/** quebec.engine.effects.districts.RaiseToken.useful */
useful(s, seat, at) {
let site;
for (site of py.iterated(py.range(44))) {
if (((py.equal(py.item(s.token, site), seat)) && (py.item(s.stars, site) < 3))) {
return true;
}
}
return false;
}
/** quebec.engine.effects.districts.RaiseToken.offer */
offer(s, seat, at, moves) {
let count, site;
count = 0;
for (site of py.iterated(py.range(44))) {
if (((py.equal(py.item(s.token, site), seat)) && (py.item(s.stars, site) < 3))) {
py.put(moves, count, py.add(37, site));
count = py.add(count, 1);
}
}
py.put(moves, count, 0);
count = py.add(count, 1);
return count;
}
}
class Perform extends Choice {
/** quebec.engine.effects.districts.Perform.apply */
apply(s, seat, at, move) {
if ((py.equal(move, 0))) {
s.decline(seat);
} else {
s.push_all(seat, py.item(DISTRICT_ACTIONS, py.item(DISTRICT_OF, at)).effects, at);
}
}
/** quebec.engine.effects.districts.Perform.offer */
offer(s, seat, at, moves) {
py.put(moves, 0, 1);
py.put(moves, 1, 0);
return 2;
}
}
class Lend extends Choice {
/** quebec.engine.effects.districts.Lend.apply */
apply(s, seat, at, move) {
let district;
if ((py.equal(move, 0))) {
s.decline(seat);
return ;
}
district = (move - 25);
if ((s.facts !== null)) {
py.call(s.facts, "append", DistrictChosen.of(seat, py.item(DISTRICTS, district).key));
}
s.push_all(seat, py.item(DISTRICT_ACTIONS, district).effects, at);
}
/** quebec.engine.effects.districts.Lend.useful */
useful(s, seat, at) {
let district;
for (district of py.iterated(py.item(LENT, py.item(COLOUR_OF, at)))) {
if (py.truth(py.item(DISTRICT_ACTIONS, district).useful(s, seat, at))) {
return true;
}
}
return false;
}
/** quebec.engine.effects.districts.Lend.offer */
offer(s, seat, at, moves) {
let count, district;
count = 0;
for (district of py.iterated(py.item(LENT, py.item(COLOUR_OF, at)))) {
if (py.truth(py.item(DISTRICT_ACTIONS, district).useful(s, seat, at))) {
py.put(moves, count, py.add(25, district));
count = py.add(count, 1);
}
}
py.put(moves, count, 0);
count = py.add(count, 1);
return count;
}
}
class Construct extends Choice {
/** quebec.engine.effects.construct.Construct.apply */
apply(s, seat, at, move) {
let site;
site = (move - 37);
s.construct(seat, site);
if ((!py.truth(s.builds(seat, site)) || (py.equal(py.item(s.leader, seat), 0)))) {
push_district_action(s, seat, site);
}
}
/** quebec.engine.effects.construct.Construct.offer */
offer(s, seat, at, moves) {
return offer_stages(s, py.item(s.active, seat), -1, moves);
}
}
class TakeLeader extends Effect {
/** quebec.engine.effects.leaders.TakeLeader.run */
run(s, seat, at) {
s.activate(seat, this.activates(s));
s.push(seat, chooseleader);
}
/** quebec.engine.effects.leaders.TakeLeader.activates: How many workers are activated, if there are enough passive ones. */
activates(s) {
return (py.truth(s.terms.leaders_activate) ? s.leaders_taken() : 0);
}
}
class ChooseLeader extends Choice {
/** quebec.engine.effects.leaders.ChooseLeader.apply */
apply(s, seat, at, move) {
let at_once, leader;
leader = py.item(VALUE_OF2, move);
s.seats_changed = true;
py.put(s.leader, seat, leader);
if ((s.facts !== null)) {
py.call(s.facts, "append", LeaderTaken.of(seat, py.item(LEADERS, leader)));
}
at_once = py.item(WHEN_TAKEN, leader);
if ((at_once !== effect)) {
s.push(seat, at_once);
}
}
/** quebec.engine.effects.leaders.ChooseLeader.offer */
offer(s, seat, at, moves) {
let count, leader;
count = 0;
for (leader of py.iterated(s.table.leaders)) {
if ((!py.within(leader, s.leader))) {
py.put(moves, count, py.item(LEADER_MOVES, leader));
count = py.add(count, 1);
}
}
return count;
}
}
class FillCitadelle extends Effect {
/** quebec.engine.effects.leaders.FillCitadelle.run */
run(s, seat, at) {
s.place(seat, py.min(3, s.workers(seat)), 4);
}
}
class ChoosePair extends Choice {
/** quebec.engine.effects.leaders.ChoosePair.apply */
apply(s, seat, at, move) {
s.push(seat, DIVIDE, (move - 23));
}
/** quebec.engine.effects.leaders.ChoosePair.offer */
offer(s, seat, at, moves) {
if ((py.equal(s.workers(seat), 0))) {
return 0;
}
py.put(moves, 0, 23);
py.put(moves, 1, py.add(23, 1));
return 2;
}
}
class ConstructNeutral extends Effect {
/** quebec.engine.effects.leaders.ConstructNeutral.run */
run(s, seat, at) {
let site;
site = py.item(s.architect, 5);
if (((!py.equal(site, -1)) && py.truth(takes_stage(s, site, s.workers(seat))))) {
s.construct_from_supply(seat, site);
}
}
}
class SendWorker extends Choice {
/** quebec.engine.effects.turn.SendWorker.apply */
apply(s, seat, at, move) {
s.send(seat, (move - 11));
}
/** quebec.engine.effects.turn.SendWorker.offer */
offer(s, seat, at, moves) {
let zone;
for (zone of py.iterated(py.range(5))) {
py.put(moves, zone, py.add(11, zone));
}
return 5;
}
}
const CascadeBlocked = py.row("cascade_blocked", ["seat", "zone", "event"])
const TurnBegan = py.row("turn_began", ["seat", "century"])
const GameEnded = py.row("game_ended", ["scores", "winners"])
const LeadersReturned = py.row("leaders_returned", ["century"])
const TilesFlipped = py.row("tiles_flipped", ["sites"])
const CenturyBegan = py.row("century_began", ["century", "sites"])
const EventEnded = py.row("event_ended", ["event"])
const EventRevealed = py.row("event_revealed", ["event", "century"])
const ArchitectPlaced = py.row("architect_placed", ["seat", "neutral", "site"])
const TokenRaised = py.row("token_raised", ["seat", "site", "stars"])
class DistrictAction {
/** quebec.engine.effects.districts.DistrictAction.useful: R11.5 */
useful(s, seat, at) {
let effect;
for (effect of py.iterated(this.effects)) {
if (py.truth(effect.useful(s, seat, at))) {
return true;
}
}
return false;
}
}
const DistrictChosen = py.row("district_chosen", ["seat", "district"])
const DistrictOffered = py.row("district_offered", ["seat", "district", "site"])
const LeaderTaken = py.row("leader_taken", ["seat", "leader"])
const Declined = py.row("declined", ["seat"])
const StageConstructed = py.row("stage_constructed", ["seat", "site", "stage"])
const startwithneutral = py.object(StartWithNeutral, { key: "start-with-neutral", number: 37, always: false })
const construct = py.object(Construct, { key: "stage", number: 48, always: false, kind: "site", may_skip: false, about: "" })
const takeleader = py.object(TakeLeader, { key: "leader", number: 49, always: false })
const sendworker = py.object(SendWorker, { key: "send", number: 57, always: false, kind: "zone", may_skip: false, about: "" })
const table = py.object(Table, { players: 2, workers: 25, leaders: [], token_bonus: 0, actions: [startwithneutral, construct, takeleader, sendworker], later_active: 4 })
const startsite = py.object(StartSite, { key: "architect", number: 36, always: false, kind: "architect", may_skip: false, about: "" })
const table2 = py.object(Table, { players: 3, workers: 25, leaders: [], token_bonus: 0, actions: [startsite, construct, takeleader, sendworker], later_active: 3 })
const table3 = py.object(Table, { players: 4, workers: 22, leaders: [], token_bonus: 1, actions: [startsite, construct, takeleader, sendworker], later_active: 3 })
const table4 = py.object(Table, { players: 5, workers: 20, leaders: [], token_bonus: 1, actions: [startsite, construct, takeleader, sendworker], later_active: 3 })
const beginturn = py.object(BeginTurn, { key: "begin-turn", number: 55, always: false })
const majoritybonus = py.object(MajorityBonus, { key: "majority-bonus", number: 59, always: false })
const flipunstarted = py.object(FlipUnstarted, { key: "flip-unstarted", number: 18, always: false })
const opentiles = py.object(OpenTiles, { key: "open-tiles", number: 19, always: false })
const scoreunfinished = py.object(ScoreUnfinished, { key: "score-unfinished", number: 2, always: false })
const scoreactive = py.object(ScoreActive, { key: "score-active", number: 3, always: false })
const SCORE_EACH_BUILDING = py.object(ScoreEachBuilding, { key: "score-each-building", number: 5, always: false })
const finish = py.object(Finish, { key: "finish", number: 8, always: false })
const ruleset = py.object(Ruleset, { name: "2011-family", edition: 2011, tables: [table, table2, table3, table4], events: false, turn: beginturn, closing: [majoritybonus], renewal: [flipunstarted, opentiles], final: [scoreunfinished, scoreactive, SCORE_EACH_BUILDING, finish] })
const table5 = py.object(Table, { players: 2, workers: 25, leaders: [5, 6, 3, 4], token_bonus: 0, actions: [startwithneutral, construct, takeleader, sendworker], later_active: 4 })
const table6 = py.object(Table, { players: 3, workers: 25, leaders: [1, 2, 3, 4], token_bonus: 0, actions: [startsite, construct, takeleader, sendworker], later_active: 3 })
const table7 = py.object(Table, { players: 4, workers: 22, leaders: [0, 1, 2, 3, 4], token_bonus: 1, actions: [startsite, construct, takeleader, sendworker], later_active: 3 })
const table8 = py.object(Table, { players: 5, workers: 20, leaders: [0, 1, 2, 3, 4], token_bonus: 1, actions: [startsite, construct, takeleader, sendworker], later_active: 3 })
const completeneutral = py.object(CompleteNeutral, { key: "complete-neutral", number: 14, always: false })
const returnleaders = py.object(ReturnLeaders, { key: "return-leaders", number: 17, always: false })
const actbeforescoring = py.object(ActBeforeScoring, { key: "act-before-scoring", number: 15, always: false })
const CASCADE = py.object(Cascade, { key: "cascade", number: 58, always: false })
const actafterscoring = py.object(ActAfterScoring, { key: "act-after-scoring", number: 16, always: false })
const terms = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const effect = py.object(Effect, { key: "nothing", number: 0, always: false })
const scorelargestgroup = py.object(ScoreLargestGroup, { key: "score-largest-group", number: 6, always: false })
const event = py.object(Event, { year: "1603", century: 1, terms: terms, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: scorelargestgroup })
const revealevent = py.object(RevealEvent, { key: "reveal-event", number: 20, always: false })
const SCORE_MAIN_GROUP = py.object(ScoreMainGroup, { key: "score-main-group", number: 4, always: false })
const scorelastevent = py.object(ScoreLastEvent, { key: "score-last-event", number: 7, always: false })
const ruleset2 = py.object(Ruleset, { name: "2011", edition: 2011, tables: [table5, table6, table7, table8], events: false, turn: beginturn, closing: [completeneutral, returnleaders, actbeforescoring, CASCADE, actafterscoring], renewal: [flipunstarted, opentiles, revealevent], final: [scoreunfinished, scoreactive, SCORE_MAIN_GROUP, scorelastevent, finish] })
const ruleset3 = py.object(Ruleset, { name: "2011-events", edition: 2011, tables: [table5, table6, table7, table8], events: true, turn: beginturn, closing: [completeneutral, returnleaders, actbeforescoring, CASCADE, actafterscoring], renewal: [flipunstarted, opentiles, revealevent], final: [scoreunfinished, scoreactive, SCORE_MAIN_GROUP, scorelastevent, finish] })
const ruleset4 = py.object(Ruleset, { name: "2026", edition: 2026, tables: [table6, table7, table8], events: true, turn: beginturn, closing: [completeneutral, actbeforescoring, CASCADE, actafterscoring], renewal: [returnleaders, flipunstarted, opentiles, revealevent], final: [scoreunfinished, scoreactive, SCORE_MAIN_GROUP, scorelastevent, finish] })
const terms2 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const goal = py.object(Goal, { buildings: 2, stars: 1, colours: 3, only_colour: -1 })
const event2 = py.object(Event, { year: "1663", century: 1, terms: terms2, goal: goal, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms3 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const goal2 = py.object(Goal, { buildings: 1, stars: 3, colours: 4, only_colour: -1 })
const event3 = py.object(Event, { year: "1665", century: 1, terms: terms3, goal: goal2, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms4 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const goal3 = py.object(Goal, { buildings: 3, stars: 1, colours: 1, only_colour: 3 })
const event4 = py.object(Event, { year: "1682", century: 1, terms: terms4, goal: goal3, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms5 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: false, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const event5 = py.object(Event, { year: "1756", century: 2, terms: terms5, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms6 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: true, cascade_needs_foothold: false, cascade_needs_presence: false })
const event6 = py.object(Event, { year: "1759", century: 2, terms: terms6, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms7 = py.object(Terms, { start: 3, leaders_open: false, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const event7 = py.object(Event, { year: "1763", century: 2, terms: terms7, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms8 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 2, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const event8 = py.object(Event, { year: "1775", century: 2, terms: terms8, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms9 = py.object(Terms, { start: 4, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const event9 = py.object(Event, { year: "1800", century: 3, terms: terms9, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms10 = py.object(Terms, { start: 2, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const event10 = py.object(Event, { year: "1812", century: 3, terms: terms10, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms11 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const activate = py.object(Activate, { key: "activate-1", number: 21, always: false, count: 1 })
const activatebyrank = py.object(ActivateByRank, { key: "activate-by-rank", number: 9, always: false })
const event11 = py.object(Event, { year: "1867", century: 3, terms: terms11, goal: null, on_reveal: activatebyrank, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms12 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const limitactive = py.object(LimitActive, { key: "limit-active", number: 10, always: false })
const event12 = py.object(Event, { year: "1871", century: 3, terms: terms12, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: limitactive, after_game: effect })
const terms13 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const conscript = py.object(Conscript, { key: "conscript", number: 11, always: false })
const event13 = py.object(Event, { year: "1917", century: 4, terms: terms13, goal: null, on_reveal: effect, before_scoring: conscript, after_scoring: effect, after_game: effect })
const terms14 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const celebrate = py.object(Celebrate, { key: "celebrate", number: 12, always: false })
const event14 = py.object(Event, { year: "1955", century: 4, terms: terms14, goal: null, on_reveal: effect, before_scoring: celebrate, after_scoring: effect, after_game: effect })
const terms15 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: true, cascade_needs_presence: false })
const event15 = py.object(Event, { year: "2001", century: 4, terms: terms15, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms16 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: true })
const event16 = py.object(Event, { year: "2008", century: 4, terms: terms16, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const terms17 = py.object(Terms, { start: 3, leaders_open: true, leaders_activate: true, least_stages: 1, all_leave_citadelle: false, cascade_needs_foothold: false, cascade_needs_presence: false })
const NO_EVENT = py.object(Event, { year: "", century: 0, terms: terms17, goal: null, on_reveal: effect, before_scoring: effect, after_scoring: effect, after_game: effect })
const CHOOSE_ACTION = py.object(ChooseAction, { key: "action", number: 56, always: true, kind: "action", may_skip: false, about: "" })
const COMPLETE = py.object(Complete, { key: "complete", number: 1, always: false, kind: "zone", may_skip: false, about: "site" })
const endcentury = py.object(EndCentury, { key: "end-century", number: 13, always: false })
const activate2 = py.object(Activate, { key: "activate-3", number: 22, always: false, count: 3 })
const activateforstart = py.object(ActivateForStart, { key: "activate-for-start", number: 23, always: false })
const scorepoint = py.object(ScorePoint, { key: "score-point", number: 24, always: false })
const scorezonesheld = py.object(ScoreZonesHeld, { key: "score-zones-held", number: 25, always: false })
const scoreactiveworkers = py.object(ScoreActiveWorkers, { key: "score-active-workers", number: 26, always: false })
const place = py.object(Place, { key: "place-anywhere", number: 38, always: false, kind: "zone", may_skip: true, about: "", count: 1, zones: [0, 1, 2, 3, 4] })
const PLACE_HOW_MANY = py.object(PlaceHowMany, { key: "place-how-many", number: 27, always: false, kind: "number", may_skip: false, about: "zone" })
const shiftfrom = py.object(ShiftFrom, { key: "shift-from", number: 28, always: false, kind: "zone", may_skip: true, about: "" })
const SHIFT_HOW_MANY = py.object(ShiftHowMany, { key: "shift-how-many", number: 29, always: false, kind: "number", may_skip: false, about: "zone" })
const SHIFT_ONE = py.object(ShiftTo, { key: "shift-1-to", number: 30, always: false, kind: "zone", may_skip: false, about: "zone", count: 1 })
const SHIFT_TWO = py.object(ShiftTo, { key: "shift-2-to", number: 31, always: false, kind: "zone", may_skip: false, about: "zone", count: 2 })
const constructfromsupply = py.object(ConstructFromSupply, { key: "business", number: 32, always: false, kind: "site", may_skip: true, about: "site" })
const reassign = py.object(Reassign, { key: "site", number: 33, always: false, kind: "site", may_skip: false, about: "", neutral: false, goes_on: true })
const reassign2 = py.object(Reassign, { key: "hired-site", number: 34, always: false, kind: "site", may_skip: false, about: "", neutral: true, goes_on: false })
const reassign3 = py.object(Reassign, { key: "neutral-site", number: 35, always: false, kind: "site", may_skip: false, about: "", neutral: true, goes_on: true })
const place2 = py.object(Place, { key: "place-in-citadelle", number: 39, always: false, kind: "zone", may_skip: true, about: "", count: 1, zones: [4] })
const place3 = py.object(Place, { key: "place-elsewhere", number: 40, always: false, kind: "zone", may_skip: true, about: "", count: 1, zones: [0, 1, 2, 3] })
const place4 = py.object(Place, { key: "place-municipal", number: 41, always: false, kind: "zone", may_skip: true, about: "", count: 2, zones: [0, 2] })
const place5 = py.object(Place, { key: "place-provincial", number: 42, always: false, kind: "zone", may_skip: true, about: "", count: 2, zones: [1, 3] })
const place6 = py.object(Place, { key: "place-military", number: 43, always: false, kind: "zone", may_skip: true, about: "", count: 2, zones: [4] })
const startsite2 = py.object(StartSite, { key: "mansion", number: 44, always: false, kind: "architect", may_skip: true, about: "" })
const raisetoken = py.object(RaiseToken, { key: "arts", number: 45, always: false, kind: "site", may_skip: true, about: "" })
const perform = py.object(Perform, { key: "perform", number: 46, always: false, kind: "do", may_skip: true, about: "site" })
const lend = py.object(Lend, { key: "lend", number: 47, always: false, kind: "district", may_skip: true, about: "site" })
const chooseleader = py.object(ChooseLeader, { key: "choose-leader", number: 50, always: false, kind: "leader", may_skip: false, about: "" })
const fillcitadelle = py.object(FillCitadelle, { key: "fill-citadelle", number: 51, always: false })
const choosepair = py.object(ChoosePair, { key: "pair", number: 52, always: false, kind: "pair", may_skip: false, about: "" })
const DIVIDE = py.object(Divide, { key: "divide", number: 53, always: false, kind: "number", may_skip: false, about: "zone" })
const constructneutral = py.object(ConstructNeutral, { key: "construct-neutral", number: 54, always: false })
const CATALOGUE = py.object(Catalogue, { effects: [effect, COMPLETE, scoreunfinished, scoreactive, SCORE_MAIN_GROUP, SCORE_EACH_BUILDING, scorelargestgroup, scorelastevent, finish, activatebyrank, limitactive, conscript, celebrate, endcentury, completeneutral, actbeforescoring, actafterscoring, returnleaders, flipunstarted, opentiles, revealevent, activate, activate2, activateforstart, scorepoint, scorezonesheld, scoreactiveworkers, PLACE_HOW_MANY, shiftfrom, SHIFT_HOW_MANY, SHIFT_ONE, SHIFT_TWO, constructfromsupply, reassign, reassign2, reassign3, startsite, startwithneutral, place, place2, place3, place4, place5, place6, startsite2, raisetoken, perform, lend, construct, takeleader, chooseleader, fillcitadelle, choosepair, DIVIDE, constructneutral, beginturn, CHOOSE_ACTION, sendworker, CASCADE, majoritybonus] })
const move = py.object(Move, { kind: "skip", text: "skip", value: 0 })
const move2 = py.object(Move, { kind: "do", text: "do", value: 0 })
const move3 = py.object(Move, { kind: "action", text: "start", value: 0 })
const move4 = py.object(Move, { kind: "action", text: "stage", value: 1 })
const move5 = py.object(Move, { kind: "action", text: "leader", value: 2 })
const move6 = py.object(Move, { kind: "action", text: "send", value: 3 })
const move7 = py.object(Move, { kind: "architect", text: "own", value: 0 })
const move8 = py.object(Move, { kind: "architect", text: "neutral", value: 1 })
const move9 = py.object(Move, { kind: "number", text: "0", value: 0 })
const move10 = py.object(Move, { kind: "number", text: "1", value: 1 })
const move11 = py.object(Move, { kind: "number", text: "2", value: 2 })
const move12 = py.object(Move, { kind: "zone", text: "rel", value: 0 })
const move13 = py.object(Move, { kind: "zone", text: "pol", value: 1 })
const move14 = py.object(Move, { kind: "zone", text: "eco", value: 2 })
const move15 = py.object(Move, { kind: "zone", text: "cul", value: 3 })
const move16 = py.object(Move, { kind: "zone", text: "cit", value: 4 })
const move17 = py.object(Move, { kind: "leader", text: "religious", value: 0 })
const move18 = py.object(Move, { kind: "leader", text: "political", value: 1 })
const move19 = py.object(Move, { kind: "leader", text: "economic", value: 2 })
const move20 = py.object(Move, { kind: "leader", text: "cultural", value: 3 })
const move21 = py.object(Move, { kind: "leader", text: "citadelle", value: 4 })
const move22 = py.object(Move, { kind: "leader", text: "political2", value: 5 })
const move23 = py.object(Move, { kind: "leader", text: "economic2", value: 6 })
const move24 = py.object(Move, { kind: "pair", text: "rel+eco", value: 0 })
const move25 = py.object(Move, { kind: "pair", text: "pol+cul", value: 1 })
const move26 = py.object(Move, { kind: "district", text: "pro", value: 0 })
const move27 = py.object(Move, { kind: "district", text: "iri", value: 1 })
const move28 = py.object(Move, { kind: "district", text: "jew", value: 2 })
const move29 = py.object(Move, { kind: "district", text: "mun", value: 3 })
const move30 = py.object(Move, { kind: "district", text: "prv", value: 4 })
const move31 = py.object(Move, { kind: "district", text: "mil", value: 5 })
const move32 = py.object(Move, { kind: "district", text: "por", value: 6 })
const move33 = py.object(Move, { kind: "district", text: "man", value: 7 })
const move34 = py.object(Move, { kind: "district", text: "bus", value: 8 })
const move35 = py.object(Move, { kind: "district", text: "aca", value: 9 })
const move36 = py.object(Move, { kind: "district", text: "ent", value: 10 })
const move37 = py.object(Move, { kind: "district", text: "art", value: 11 })
const move38 = py.object(Move, { kind: "site", text: "por1", value: 0 })
const move39 = py.object(Move, { kind: "site", text: "ent1", value: 1 })
const move40 = py.object(Move, { kind: "site", text: "her1", value: 2 })
const move41 = py.object(Move, { kind: "site", text: "her2", value: 3 })
const move42 = py.object(Move, { kind: "site", text: "por2", value: 4 })
const move43 = py.object(Move, { kind: "site", text: "por3", value: 5 })
const move44 = py.object(Move, { kind: "site", text: "mun1", value: 6 })
const move45 = py.object(Move, { kind: "site", text: "ent2", value: 7 })
const move46 = py.object(Move, { kind: "site", text: "mil1", value: 8 })
const move47 = py.object(Move, { kind: "site", text: "pro1", value: 9 })
const move48 = py.object(Move, { kind: "site", text: "mun2", value: 10 })
const move49 = py.object(Move, { kind: "site", text: "ent3", value: 11 })
const move50 = py.object(Move, { kind: "site", text: "iri1", value: 12 })
const move51 = py.object(Move, { kind: "site", text: "tra1", value: 13 })
const move52 = py.object(Move, { kind: "site", text: "tra2", value: 14 })
const move53 = py.object(Move, { kind: "site", text: "mil2", value: 15 })
const move54 = py.object(Move, { kind: "site", text: "mil3", value: 16 })
const move55 = py.object(Move, { kind: "site", text: "man1", value: 17 })
const move56 = py.object(Move, { kind: "site", text: "pro2", value: 18 })
const move57 = py.object(Move, { kind: "site", text: "mun3", value: 19 })
const move58 = py.object(Move, { kind: "site", text: "bus1", value: 20 })
const move59 = py.object(Move, { kind: "site", text: "iri2", value: 21 })
const move60 = py.object(Move, { kind: "site", text: "man2", value: 22 })
const move61 = py.object(Move, { kind: "site", text: "pro3", value: 23 })
const move62 = py.object(Move, { kind: "site", text: "aca1", value: 24 })
const move63 = py.object(Move, { kind: "site", text: "bus2", value: 25 })
const move64 = py.object(Move, { kind: "site", text: "iri3", value: 26 })
const move65 = py.object(Move, { kind: "site", text: "art1", value: 27 })
const move66 = py.object(Move, { kind: "site", text: "art2", value: 28 })
const move67 = py.object(Move, { kind: "site", text: "arc1", value: 29 })
const move68 = py.object(Move, { kind: "site", text: "arc2", value: 30 })
const move69 = py.object(Move, { kind: "site", text: "man3", value: 31 })
const move70 = py.object(Move, { kind: "site", text: "prv1", value: 32 })
const move71 = py.object(Move, { kind: "site", text: "aca2", value: 33 })
const move72 = py.object(Move, { kind: "site", text: "bus3", value: 34 })
const move73 = py.object(Move, { kind: "site", text: "art3", value: 35 })
const move74 = py.object(Move, { kind: "site", text: "prv2", value: 36 })
const move75 = py.object(Move, { kind: "site", text: "aca3", value: 37 })
const move76 = py.object(Move, { kind: "site", text: "jew1", value: 38 })
const move77 = py.object(Move, { kind: "site", text: "jew2", value: 39 })
const move78 = py.object(Move, { kind: "site", text: "sea1", value: 40 })
const move79 = py.object(Move, { kind: "site", text: "sea2", value: 41 })
const move80 = py.object(Move, { kind: "site", text: "prv3", value: 42 })
const move81 = py.object(Move, { kind: "site", text: "jew3", value: 43 })
const districtaction = py.object(DistrictAction, { effects: [place2, place3], begins_with_gift: false })
const districtaction2 = py.object(DistrictAction, { effects: [activate, scorepoint, place], begins_with_gift: true })
const districtaction3 = py.object(DistrictAction, { effects: [place, shiftfrom], begins_with_gift: false })
const districtaction4 = py.object(DistrictAction, { effects: [place4], begins_with_gift: false })
const districtaction5 = py.object(DistrictAction, { effects: [place5], begins_with_gift: false })
const districtaction6 = py.object(DistrictAction, { effects: [place6], begins_with_gift: false })
const districtaction7 = py.object(DistrictAction, { effects: [activate2], begins_with_gift: true })
const districtaction8 = py.object(DistrictAction, { effects: [startsite2], begins_with_gift: false })
const districtaction9 = py.object(DistrictAction, { effects: [constructfromsupply], begins_with_gift: false })
const districtaction10 = py.object(DistrictAction, { effects: [scorezonesheld], begins_with_gift: true })
const districtaction11 = py.object(DistrictAction, { effects: [scoreactiveworkers], begins_with_gift: true })
const districtaction12 = py.object(DistrictAction, { effects: [raisetoken], begins_with_gift: false })
const districtaction13 = py.object(DistrictAction, { effects: [lend], begins_with_gift: false })
const districtaction14 = py.object(DistrictAction, { effects: [lend], begins_with_gift: false })
const districtaction15 = py.object(DistrictAction, { effects: [lend], begins_with_gift: false })
const districtaction16 = py.object(DistrictAction, { effects: [lend], begins_with_gift: false })
const RULESETS = [ruleset, ruleset2, ruleset3, ruleset4]
const ANY_LAYOUT = ["champlain_habitation", "jolliet_house", "museum_fine_arts", "maizerets_manor", "louis_st_laurent", "chevalier_house", "marie_guyart", "museum_civilization", "andre_laurendeau", "seminary", "dauphine_redoubt", "maillou_house", "kirk_hall", "demers_house", "thibaudeau_warehouse", "parliament", "cap_diamant_redoubt", "barbel_house", "archdiocese_of_quebec", "batterie_royale", "price_building", "notre_dame_cathedral", "le_concorde", "saint_roch", "grand_theatre", "customs_building", "holy_trinity_cathedral", "jacquet_house", "capitol_theatre", "hotel_dieu", "saint_coeur_de_marie", "chateau_frontenac", "city_hall", "museum_french_america", "dumont_house", "guy_fregault", "intendants_palace", "gervais_beaudoin_house", "notre_dame_des_victoires", "ursulines_chapel", "chateau_haldimand", "chateau_st_louis", "health_and_welfare", "jesuit_chapel"]
const SITES = [Site.of("por1", 6, 9, 0), Site.of("ent1", 10, 11, 0), Site.of("her1", 15, 2, 1), Site.of("her2", 15, 4, 1), Site.of("por2", 6, 6, 1), Site.of("por3", 6, 8, 1), Site.of("mun1", 3, 10, 1), Site.of("ent2", 10, 14, 1), Site.of("mil1", 5, 3, 2), Site.of("pro1", 0, 5, 2), Site.of("mun2", 3, 7, 2), Site.of("ent3", 10, 11, 2), Site.of("iri1", 1, 13, 2), Site.of("tra1", 14, 15, 2), Site.of("tra2", 14, 17, 2), Site.of("mil2", 5, 0, 3), Site.of("mil3", 5, 2, 3), Site.of("man1", 7, 4, 3), Site.of("pro2", 0, 8, 3), Site.of("mun3", 3, 10, 3), Site.of("bus1", 8, 12, 3), Site.of("iri2", 1, 16, 3), Site.of("man2", 7, 1, 4), Site.of("pro3", 0, 5, 4), Site.of("aca1", 9, 7, 4), Site.of("bus2", 8, 9, 4), Site.of("iri3", 1, 13, 4), Site.of("art1", 11, 15, 4), Site.of("art2", 11, 17, 4), Site.of("arc1", 12, 0, 5), Site.of("arc2", 12, 2, 5), Site.of("man3", 7, 4, 5), Site.of("prv1", 4, 6, 5), Site.of("aca2", 9, 10, 5), Site.of("bus3", 8, 12, 5), Site.of("art3", 11, 14, 5), Site.of("prv2", 4, 3, 6), Site.of("aca3", 9, 7, 6), Site.of("jew1", 2, 9, 6), Site.of("jew2", 2, 11, 6), Site.of("sea1", 13, 13, 6), Site.of("sea2", 13, 15, 6), Site.of("prv3", 4, 6, 7), Site.of("jew3", 2, 8, 7)]
const DISTRICTS = [District.of("protestant", "pro", 0, 2, 6, 3), District.of("irish", "iri", 0, 2, 14, 3), District.of("jewish", "jew", 0, 3, 10, 7), District.of("municipal_administration", "mun", 1, 2, 9, 2), District.of("provincial_administration", "prv", 1, 2, 5, 6), District.of("military_administration", "mil", 1, 3, 1, 2), District.of("port", "por", 2, 3, 7, 0), District.of("mansion", "man", 2, 2, 3, 4), District.of("business", "bus", 2, 2, 11, 4), District.of("academic", "aca", 3, 2, 8, 5), District.of("entertainment", "ent", 3, 2, 12, 1), District.of("arts", "art", 3, 3, 16, 5), District.of("archdiocese", "arc", 0, 1, 1, 6), District.of("seat_of_government", "sea", 1, 1, 14, 7), District.of("trading_hub", "tra", 2, 1, 16, 1), District.of("heritage_site", "her", 3, 1, 3, 0)]
const TILE_NUMBER = new Map([["notre_dame_cathedral", 0], ["seminary", 1], ["notre_dame_des_victoires", 2], ["hotel_dieu", 3], ["chateau_st_louis", 4], ["batterie_royale", 5], ["champlain_habitation", 6], ["demers_house", 7], ["dumont_house", 8], ["jacquet_house", 9], ["jolliet_house", 10], ["ursulines_chapel", 11], ["holy_trinity_cathedral", 12], ["cap_diamant_redoubt", 13], ["dauphine_redoubt", 14], ["chateau_haldimand", 15], ["intendants_palace", 16], ["barbel_house", 17], ["chevalier_house", 18], ["maillou_house", 19], ["maizerets_manor", 20], ["gervais_beaudoin_house", 21], ["jesuit_chapel", 22], ["archdiocese_of_quebec", 23], ["kirk_hall", 24], ["city_hall", 25], ["parliament", 26], ["chateau_frontenac", 27], ["louis_st_laurent", 28], ["customs_building", 29], ["thibaudeau_warehouse", 30], ["museum_french_america", 31], ["capitol_theatre", 32], ["saint_roch", 33], ["saint_coeur_de_marie", 34], ["andre_laurendeau", 35], ["health_and_welfare", 36], ["marie_guyart", 37], ["le_concorde", 38], ["price_building", 39], ["grand_theatre", 40], ["museum_civilization", 41], ["museum_fine_arts", 42], ["guy_fregault", 43]])
const TILES = [Tile.of("notre_dame_cathedral", 1, 0), Tile.of("seminary", 1, 0), Tile.of("notre_dame_des_victoires", 1, 0), Tile.of("hotel_dieu", 1, 0), Tile.of("chateau_st_louis", 1, 1), Tile.of("batterie_royale", 1, 1), Tile.of("champlain_habitation", 1, 2), Tile.of("demers_house", 1, 2), Tile.of("dumont_house", 1, 2), Tile.of("jacquet_house", 1, 3), Tile.of("jolliet_house", 1, 3), Tile.of("ursulines_chapel", 2, 0), Tile.of("holy_trinity_cathedral", 2, 0), Tile.of("cap_diamant_redoubt", 2, 1), Tile.of("dauphine_redoubt", 2, 1), Tile.of("chateau_haldimand", 2, 1), Tile.of("intendants_palace", 2, 1), Tile.of("barbel_house", 2, 2), Tile.of("chevalier_house", 2, 2), Tile.of("maillou_house", 2, 3), Tile.of("maizerets_manor", 2, 3), Tile.of("gervais_beaudoin_house", 2, 3), Tile.of("jesuit_chapel", 3, 0), Tile.of("archdiocese_of_quebec", 3, 0), Tile.of("kirk_hall", 3, 0), Tile.of("city_hall", 3, 1), Tile.of("parliament", 3, 1), Tile.of("chateau_frontenac", 3, 2), Tile.of("louis_st_laurent", 3, 2), Tile.of("customs_building", 3, 2), Tile.of("thibaudeau_warehouse", 3, 2), Tile.of("museum_french_america", 3, 3), Tile.of("capitol_theatre", 3, 3), Tile.of("saint_roch", 4, 0), Tile.of("saint_coeur_de_marie", 4, 0), Tile.of("andre_laurendeau", 4, 1), Tile.of("health_and_welfare", 4, 1), Tile.of("marie_guyart", 4, 1), Tile.of("le_concorde", 4, 2), Tile.of("price_building", 4, 2), Tile.of("grand_theatre", 4, 3), Tile.of("museum_civilization", 4, 3), Tile.of("museum_fine_arts", 4, 3), Tile.of("guy_fregault", 4, 3)]
const ZONES = ["religion", "politics", "economy", "culture", "citadelle"]
const CENTURIES = [1, 2, 3, 4]
const EVENTS = [event, event2, event3, event4, event5, event6, event7, event8, event9, event10, event11, event12, event13, event14, event15, event16]
const EVENT_OF_YEAR = new Map([["1603", event], ["1663", event2], ["1665", event3], ["1682", event4], ["1756", event5], ["1759", event6], ["1763", event7], ["1775", event8], ["1800", event9], ["1812", event10], ["1867", event11], ["1871", event12], ["1917", event13], ["1955", event14], ["2001", event15], ["2008", event16]])
const _ZEROS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const _NOBODIES = [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]
const SITE_NUMBER = new Map([["por1", 0], ["ent1", 1], ["her1", 2], ["her2", 3], ["por2", 4], ["por3", 5], ["mun1", 6], ["ent2", 7], ["mil1", 8], ["pro1", 9], ["mun2", 10], ["ent3", 11], ["iri1", 12], ["tra1", 13], ["tra2", 14], ["mil2", 15], ["mil3", 16], ["man1", 17], ["pro2", 18], ["mun3", 19], ["bus1", 20], ["iri2", 21], ["man2", 22], ["pro3", 23], ["aca1", 24], ["bus2", 25], ["iri3", 26], ["art1", 27], ["art2", 28], ["arc1", 29], ["arc2", 30], ["man3", 31], ["prv1", 32], ["aca2", 33], ["bus3", 34], ["art3", 35], ["prv2", 36], ["aca3", 37], ["jew1", 38], ["jew2", 39], ["sea1", 40], ["sea2", 41], ["prv3", 42], ["jew3", 43]])
const COLOUR_OF = [2, 3, 3, 3, 2, 2, 1, 3, 1, 0, 1, 3, 0, 2, 2, 1, 1, 2, 0, 1, 2, 0, 2, 0, 3, 2, 0, 3, 3, 0, 0, 2, 1, 3, 2, 3, 1, 3, 0, 0, 1, 1, 1, 0]
const LEADERS = ["religious", "political", "economic", "cultural", "citadelle", "political2", "economic2"]
const CENTURY_OF_TILE = new Map([["notre_dame_cathedral", 1], ["seminary", 1], ["notre_dame_des_victoires", 1], ["hotel_dieu", 1], ["chateau_st_louis", 1], ["batterie_royale", 1], ["champlain_habitation", 1], ["demers_house", 1], ["dumont_house", 1], ["jacquet_house", 1], ["jolliet_house", 1], ["ursulines_chapel", 2], ["holy_trinity_cathedral", 2], ["cap_diamant_redoubt", 2], ["dauphine_redoubt", 2], ["chateau_haldimand", 2], ["intendants_palace", 2], ["barbel_house", 2], ["chevalier_house", 2], ["maillou_house", 2], ["maizerets_manor", 2], ["gervais_beaudoin_house", 2], ["jesuit_chapel", 3], ["archdiocese_of_quebec", 3], ["kirk_hall", 3], ["city_hall", 3], ["parliament", 3], ["chateau_frontenac", 3], ["louis_st_laurent", 3], ["customs_building", 3], ["thibaudeau_warehouse", 3], ["museum_french_america", 3], ["capitol_theatre", 3], ["saint_roch", 4], ["saint_coeur_de_marie", 4], ["andre_laurendeau", 4], ["health_and_welfare", 4], ["marie_guyart", 4], ["le_concorde", 4], ["price_building", 4], ["grand_theatre", 4], ["museum_civilization", 4], ["museum_fine_arts", 4], ["guy_fregault", 4]])
const MARKS = new Map([[0, "waiting"], [1, "available"], [2, "under_construction"], [3, "completed"]])
const NEXT_TO = [[1, 5, 6], [0, 6], [3, 8], [2, 4, 8, 9], [3, 5, 9, 10], [0, 4, 6, 10], [0, 1, 5, 11], [12, 13], [2, 3, 9, 16, 17], [3, 4, 8, 10, 17], [4, 5, 9, 18], [6, 12, 19, 20], [7, 11, 13, 20], [7, 12, 14, 21], [13, 21], [16, 22], [8, 15, 17, 22], [8, 9, 16, 23], [10, 19, 24, 25], [11, 18, 20, 25], [11, 12, 19, 26], [13, 14, 27, 28], [15, 16, 29, 30], [17, 24, 31, 32], [18, 23, 25, 32], [18, 19, 24, 33], [20, 27, 34, 35], [21, 26, 28, 35], [21, 27], [22, 30], [22, 29, 31, 36], [23, 30, 32, 36], [23, 24, 31, 37], [25, 34, 38, 39], [26, 33, 35, 39, 40], [26, 27, 34, 40, 41], [30, 31], [32, 38, 42, 43], [33, 37, 39, 43], [33, 34, 38, 40], [34, 35, 39, 41], [35, 40], [37, 43], [37, 38, 42]]
const VALUE_OF = [0, 1, 3, 6]
const NAMES = ["por1", "ent1", "her1", "her2", "por2", "por3", "mun1", "ent2", "mil1", "pro1", "mun2", "ent3", "iri1", "tra1", "tra2", "mil2", "mil3", "man1", "pro2", "mun3", "bus1", "iri2", "man2", "pro3", "aca1", "bus2", "iri3", "art1", "art2", "arc1", "arc2", "man3", "prv1", "aca2", "bus3", "art3", "prv2", "aca3", "jew1", "jew2", "sea1", "sea2", "prv3", "jew3"]
const TILE_LETTERS = new Map([["notre_dame_cathedral", "a"], ["seminary", "b"], ["notre_dame_des_victoires", "c"], ["hotel_dieu", "d"], ["ursulines_chapel", "e"], ["holy_trinity_cathedral", "f"], ["jesuit_chapel", "g"], ["archdiocese_of_quebec", "h"], ["kirk_hall", "i"], ["saint_roch", "j"], ["saint_coeur_de_marie", "k"], ["chateau_st_louis", "a"], ["batterie_royale", "b"], ["cap_diamant_redoubt", "c"], ["dauphine_redoubt", "d"], ["chateau_haldimand", "e"], ["intendants_palace", "f"], ["city_hall", "g"], ["parliament", "h"], ["andre_laurendeau", "i"], ["health_and_welfare", "j"], ["marie_guyart", "k"], ["champlain_habitation", "a"], ["demers_house", "b"], ["dumont_house", "c"], ["barbel_house", "d"], ["chevalier_house", "e"], ["chateau_frontenac", "f"], ["louis_st_laurent", "g"], ["customs_building", "h"], ["thibaudeau_warehouse", "i"], ["le_concorde", "j"], ["price_building", "k"], ["jacquet_house", "a"], ["jolliet_house", "b"], ["maillou_house", "c"], ["maizerets_manor", "d"], ["gervais_beaudoin_house", "e"], ["museum_french_america", "f"], ["capitol_theatre", "g"], ["grand_theatre", "h"], ["museum_civilization", "i"], ["museum_fine_arts", "j"], ["guy_fregault", "k"]])
const ROWS = [[0, 1], [2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14], [15, 16, 17, 18, 19, 20, 21], [22, 23, 24, 25, 26, 27, 28], [29, 30, 31, 32, 33, 34, 35], [36, 37, 38, 39, 40, 41], [42, 43]]
const MOVES = [move, move2, move3, move4, move5, move6, move7, move8, move9, move10, move11, move12, move13, move14, move15, move16, move17, move18, move19, move20, move21, move22, move23, move24, move25, move26, move27, move28, move29, move30, move31, move32, move33, move34, move35, move36, move37, move38, move39, move40, move41, move42, move43, move44, move45, move46, move47, move48, move49, move50, move51, move52, move53, move54, move55, move56, move57, move58, move59, move60, move61, move62, move63, move64, move65, move66, move67, move68, move69, move70, move71, move72, move73, move74, move75, move76, move77, move78, move79, move80, move81]
const COST_OF = [3, 2, 1, 1, 3, 3, 2, 2, 3, 2, 2, 2, 2, 1, 1, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 1, 1, 2, 2, 2, 2, 3, 2, 2, 3, 3, 1, 1, 2, 3]
const PLACES = ["religion", "politics", "economy", "culture", "citadelle", "active", "passive", "por1", "ent1", "her1", "her2", "por2", "por3", "mun1", "ent2", "mil1", "pro1", "mun2", "ent3", "iri1", "tra1", "tra2", "mil2", "mil3", "man1", "pro2", "mun3", "bus1", "iri2", "man2", "pro3", "aca1", "bus2", "iri3", "art1", "art2", "arc1", "arc2", "man3", "prv1", "aca2", "bus3", "art3", "prv2", "aca3", "jew1", "jew2", "sea1", "sea2", "prv3", "jew3"]
const SITES_BY_COLOUR = [9, 12, 18, 21, 23, 26, 29, 30, 38, 39, 43, 6, 8, 10, 15, 16, 19, 32, 36, 40, 41, 42, 0, 4, 5, 13, 14, 17, 20, 22, 25, 31, 34, 1, 2, 3, 7, 11, 24, 27, 28, 33, 35, 37]
const POINTS_FOR = [0, 1, 3, 4]
const DISTRICT_ACTIONS = [districtaction, districtaction2, districtaction3, districtaction4, districtaction5, districtaction6, districtaction7, districtaction8, districtaction9, districtaction10, districtaction11, districtaction12, districtaction13, districtaction14, districtaction15, districtaction16]
const DISTRICT_OF = [6, 10, 15, 15, 6, 6, 3, 10, 5, 0, 3, 10, 1, 14, 14, 5, 5, 7, 0, 3, 8, 1, 7, 0, 9, 8, 1, 11, 11, 12, 12, 7, 4, 9, 8, 11, 4, 9, 2, 2, 13, 13, 4, 2]
const VALUE_OF2 = [0, 0, 0, 1, 2, 3, 0, 1, 0, 1, 2, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5, 6, 0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43]
const WHEN_TAKEN = [effect, effect, effect, effect, fillcitadelle, choosepair, constructneutral]
const LENT = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]
const LEADER_MOVES = [16, 17, 18, 19, 20, 21, 22]
/** quebec.engine.rulesets.ruleset_named: The set of rules of that name. */
function ruleset_named(name) {
let known, ruleset;
for (ruleset of py.iterated(RULESETS)) {
if ((py.equal(ruleset.name, name))) {
return ruleset;
}
}
known = py.call(", ", "join", py.iterated(RULESETS).flatMap((ruleset) => [ruleset.name]));
throw new BadInput("unknown_ruleset", new Map([["ruleset", name], ["known", known]]), '' + "there is no set of rules " + py.repr(name) + "; choose one of: " + py.str(known));
}

/** quebec.engine.rulesets.table_for: R2.1: the table of a number of players, where the rules allow it. */
function table_for(ruleset, players) {
let hint, least, most, table;
for (table of py.iterated(ruleset.tables)) {
if ((py.equal(table.players, players))) {
return table;
}
}
[least, most] = [py.item(ruleset.tables, 0).players, py.item(ruleset.tables, -1).players];
hint = ((py.equal(players, 2)) ? "; two players can play the 2011 rules" : "");
throw new BadInput("players_not_allowed", new Map([["players", players], ["ruleset", ruleset.name], ["least", least], ["most", most]]), '' + "the rules " + py.str(ruleset.name) + " are for " + py.str(least) + " to " + py.str(most) + " players, not " + py.str(players) + py.str(hint));
}

/** quebec.engine.layout._check_tile */
function _check_tile(site, colour, key, seen) {
let belongs, known, lies, number, tile;
number = py.call(TILE_NUMBER, "get", key);
if ((number === null)) {
known = py.call(", ", "join", py.iterated(TILES).flatMap((tile) => ((py.equal(tile.colour, colour)) ? [tile.key] : [])));
throw new BadInput("unknown_tile", new Map([["tile", key], ["site", site]]), '' + "there is no tile " + py.repr(key) + " (on " + py.str(site) + "); the tiles of " + py.str(py.item(ZONES, colour)) + " are " + py.str(known));
}
if ((!py.equal(py.item(TILES, number).colour, colour))) {
[belongs, lies] = [py.item(ZONES, py.item(TILES, number).colour), py.item(ZONES, colour)];
throw new BadInput("tile_of_other_colour", new Map([["tile", key], ["site", site], ["tile_colour", belongs], ["site_colour", lies]]), '' + "the tile " + py.str(key) + " belongs to " + py.str(belongs) + ", but " + py.str(site) + " is a site of " + py.str(lies) + "; a tile lies on a site of its colour");
}
if ((py.within(key, seen))) {
throw new BadInput("tile_twice", new Map([["tile", key], ["site", site], ["other", py.item(seen, key)]]), '' + "the tile " + py.str(key) + " lies on " + py.str(py.item(seen, key)) + " and again on " + py.str(site) + "; each tile lies there once");
}
py.put(seen, key, site);
}

/** quebec.engine.layout.check_layout: R3.2: a given layout has each tile once, on a site of its colour; nothing else is checked. */
function check_layout(layout) {
let key, seen, site;
if ((!py.equal(py.len(layout), 44))) {
throw new BadInput("layout_length", new Map([["there", py.len(layout)], ["needed", 44]]), '' + "a layout names " + py.str(44) + " tiles, one for each site, not " + py.str(py.len(layout)));
}
seen = new Map([]);
for ([site, key] of py.iterated(py.zip(SITES, layout))) {
_check_tile(site.name, py.item(DISTRICTS, site.district).colour, key, seen);
}
}

/** quebec.position.hidden.cards_of: The years of the four event cards of a century. */
function cards_of(century) {
let event;
return py.list(py.iterated(EVENTS).flatMap((event) => ((py.equal(event.century, century)) ? [event.year] : [])));
}

/** quebec.tabletop.table._setting: With the cards that were named; the others do nothing. */
function _setting(rules, table, layout, entered) {
let centuries, century, events, known, named, tile, year, years;
years = py.times([""], py.len(CENTURIES));
py.put(years, 0, entered.first_event);
py.put(years, (entered.century - 1), py.either(entered.event, () => py.item(years, (entered.century - 1))));
for ([century, year] of py.iterated(py.zip(CENTURIES, years))) {
if ((py.truth(year) && !py.truth(rules.events))) {
throw new BadInput("events_not_used", new Map([["ruleset", rules.name]]), '' + "the rules " + py.str(rules.name) + " are played without events; give none, not " + py.str(year));
}
if ((py.truth(year) && (!py.within(year, cards_of(century))))) {
known = py.call(", ", "join", cards_of(century));
throw new BadInput("tabletop_event", new Map([["event", year], ["century", century], ["known", known]]), '' + py.str(year) + " is no card of century " + py.str(century) + "; its cards are " + py.str(known));
}
}
events = py.list(py.iterated(years).flatMap((year) => [(py.truth(year) ? py.item(EVENT_OF_YEAR, year) : NO_EVENT)]));
named = (py.truth(rules.events) ? py.list(py.iterated(years).flatMap((year) => [py.either(year, () => "?")])) : []);
centuries = py.iterated(layout).flatMap((tile) => [py.item(TILES, py.item(TILE_NUMBER, tile)).century]);
return new Setting(rules, table, Deal.of(layout, named, 0), events, centuries);
}

/** quebec.engine.game.set_up: R3.3, R3.4: workers in hand, the tiles of century I available, all else empty. */
function set_up(setting, table, first) {
let active, mark, passive, seat, site;
active = py.slice(_ZEROS, null, 5);
passive = py.slice(_ZEROS, null, 5);
for (seat of py.iterated(py.range(table.players))) {
py.put(active, seat, ((py.equal(seat, first)) ? 3 : table.later_active));
py.put(passive, seat, (table.workers - py.item(active, seat)));
}
mark = py.slice(_ZEROS, null, 44);
for (site of py.iterated(py.item(setting.sites, 0))) {
py.put(mark, site, 1);
}
return new State(setting, py.item(setting.events, 0), first, active, passive, py.slice(_ZEROS, null, 5), py.slice(_ZEROS, null, py.times(5, 5)), py.slice(_NOBODIES, null, 5), py.slice(_NOBODIES, null, 6), mark, py.slice(_NOBODIES, null, null), py.slice(_NOBODIES, null, 44), py.slice(_ZEROS, null, 44), py.slice(_ZEROS, null, 24), py.slice(_ZEROS, null, 24), py.slice(_ZEROS, null, 24), py.slice(_ZEROS, null, null));
}

/** quebec.tabletop.table.ask_nothing: Somebody's turn, without anything that they could do. */
function ask_nothing(s) {
s.end_turn();
s.push(0, CHOOSE_ACTION, -1);
s.move_count = 0;
}

/** quebec.tabletop.table._place_workers */
function _place_workers(s, entered) {
let count, counts, name, seat, zone;
for ([zone, name] of py.iterated(py.enumerate(ZONES))) {
counts = py.getattr(entered.zones, name);
if ((py.truth(counts) && (!py.equal(py.len(counts), s.players)))) {
throw new BadInput("tabletop_counts", new Map([["zone", name], ["given", py.len(counts)], ["players", s.players]]), '' + py.str(name) + " needs a number for each of " + py.str(s.players) + " players, not " + py.str(py.len(counts)));
}
for ([seat, count] of py.iterated(py.enumerate(counts))) {
py.put(s.zones, py.add(py.times(zone, 5), seat), count);
}
}
}

/** quebec.tabletop.table._site */
function _site(name) {
if ((!py.within(name, SITE_NUMBER))) {
throw new BadInput("tabletop_site", new Map([["given", name]]), '' + "there is no site " + py.repr(name) + "; a site is called por1");
}
return py.item(SITE_NUMBER, name);
}

/** quebec.tabletop.table._check_seat */
function _check_seat(seat, players) {
if ((seat >= players)) {
throw new BadInput("unknown_seat", new Map([["seat", seat], ["known", py.call(", ", "join", py.map(py.str, py.range(players)))]]), '' + "a seat of this game is a number from 0 to " + py.str((players - 1)) + ", not " + py.str(seat));
}
}

/** quebec.tabletop.table._add_architect: R8.1: with three players and more the neutral one has left before a scoring; R10.7. */
function _add_architect(s, number, site, given) {
let most;
most = py.add(s.players, ((py.equal(s.players, 2)) ? 1 : 0));
if ((given > most)) {
throw new BadInput("tabletop_architects", new Map([["given", given], ["most", most], ["players", s.players]]), '' + py.str(given) + " buildings are under construction, but at a century's end " + py.str(s.players) + " players have " + py.str(most) + " architects on the board");
}
py.put(s.architect, ((number < s.players) ? number : 5), site);
}

/** quebec.tabletop.table._place_buildings */
function _place_buildings(s, entered) {
let architect, seat, site, stage, stages, token;
for (site of py.iterated(py.range(44))) {
py.put(s.mark, site, 1);
}
for (token of py.iterated(entered.tokens)) {
site = _site(token.site);
_check_seat(token.seat, s.players);
if ((!py.equal(py.item(s.token, site), -1))) {
throw new BadInput("tabletop_token_twice", new Map([["site", token.site]]), '' + "a token lies on " + py.str(token.site) + " already; a building has one");
}
py.put(s.token, site, token.seat);
py.put(s.stars, site, token.stars);
py.put(s.mark, site, 3);
}
for ([architect, stages] of py.iterated(py.enumerate(entered.stages))) {
site = _site(stages.site);
if ((!py.equal(py.item(s.token, site), -1))) {
throw new BadInput("tabletop_token_under_construction", new Map([["site", stages.site]]), '' + py.str(stages.site) + " has a token, so it is completed and has no stages; it is one or the other");
}
if ((py.equal(py.item(s.mark, site), 2))) {
throw new BadInput("tabletop_stages_twice", new Map([["site", stages.site]]), '' + "the stages of " + py.str(stages.site) + " are listed twice; a building is listed once");
}
py.put(s.mark, site, 2);
_add_architect(s, architect, site, py.len(entered.stages));
for ([stage, seat] of py.iterated(py.enumerate(stages.seats))) {
_check_seat(seat, s.players);
py.put(s.builder, py.add(py.times(site, 3), stage), seat);
}
}
}

/** quebec.tabletop.table._count_workers: R1.3: what is nowhere else is passive. */
function _count_workers(s, entered) {
let about, seat, site, there, zone;
for ([seat, about] of py.iterated(py.enumerate(entered.seats))) {
there = about.active;
there = py.add(there, py.sum(py.iterated(py.range(5)).flatMap((zone) => [s.in_zone(seat, zone)])));
there = py.add(there, py.sum(py.iterated(py.range(44)).flatMap((site) => [s.workers_on(site, seat)])));
if ((there > s.table.workers)) {
throw new BadInput("tabletop_workers", new Map([["who", py.either(about.name, () => py.str(py.add(seat, 1)))], ["there", there], ["most", s.table.workers], ["players", s.players]]), '' + py.str(py.either(about.name, () => '' + "player " + py.str(py.add(seat, 1)))) + " has " + py.str(there) + " workers in zones, on buildings and active; with " + py.str(s.players) + " players everybody has " + py.str(s.table.workers));
}
py.put(s.passive, seat, (s.table.workers - there));
}
}

/** quebec.tabletop.table.state_of: A state with what a scoring looks at. Nobody can play on from it: whose architect stands where, and which tiles are open, may be unknown. */
function state_of(entered) {
let about, layout, rules, s, seat, table;
rules = ruleset_named(entered.ruleset);
table = table_for(rules, py.len(entered.seats));
layout = py.either(entered.layout, () => ANY_LAYOUT);
check_layout(layout);
s = set_up(_setting(rules, table, layout, entered), table, 0);
s.century = entered.century;
s.event = py.item(s.setting.events, (entered.century - 1));
s.terms = s.event.terms;
ask_nothing(s);
for ([seat, about] of py.iterated(py.enumerate(entered.seats))) {
py.put(s.score, seat, about.score);
py.put(s.active, seat, about.active);
}
_place_workers(s, entered);
_place_buildings(s, entered);
_count_workers(s, entered);
return s;
}

/** quebec.engine.forecast.carry_out: Do the steps of a scoring at once; workers of a completed building go to its own colour. */
function carry_out(s, steps) {
let at, effect, step;
for (step of py.iterated(steps)) {
step.run(s, s.turn, -1);
while ((s.depth > 0)) {
s.depth = (s.depth - 1);
effect = py.item(CATALOGUE.effects, py.item(s.what, s.depth));
at = py.item(s.where, s.depth);
if ((effect === COMPLETE)) {
COMPLETE.apply(s, py.item(s.who, s.depth), at, py.add(11, py.item(COLOUR_OF, at)));
} else {
effect.run(s, py.item(s.who, s.depth), at);
}
}
}
}

/** quebec.tabletop.scoring._scored */
function _scored(state, steps, facts) {
let twin;
twin = py.call(state, "copy");
twin.facts = facts;
twin.end_turn();
carry_out(twin, steps);
twin.facts = null;
ask_nothing(twin);
return Scored.of(twin, facts);
}

/** quebec.tabletop.scoring.score_century: R8.2 to R8.4: the end of a century, after the neutral architect's building (R8.1). */
function score_century(state) {
return _scored(state, state.setting.ruleset.closing, [CenturyEnded.of(state.century, state.turn)]);
}

/** quebec.views._name_of_site */
function _name_of_site(site) {
return ((py.equal(site, -1)) ? null : py.item(SITES, site).name);
}

/** quebec.views._seat */
function _seat(s, seat) {
return new Map([["score", py.item(s.score, seat)], ["active", py.item(s.active, seat)], ["passive", py.item(s.passive, seat)], ["leader", ((py.equal(py.item(s.leader, seat), -1)) ? null : py.item(LEADERS, py.item(s.leader, seat)))], ["architect", _name_of_site(py.item(s.architect, seat))]]);
}

/** quebec.views._bare_site: What never changes; cached, because a view is created after every move. */
function _bare_site(number, tile) {
let district, site;
site = py.item(SITES, number);
district = py.item(DISTRICTS, site.district);
return new Map([["name", site.name], ["district", district.key], ["zone", py.item(ZONES, district.colour)], ["cost", district.cost], ["tile", tile], ["century", py.item(CENTURY_OF_TILE, tile)], ["mark", ""], ["stages", []], ["token", null]]);
}

/** quebec.views.seen_site */
function seen_site(key) {
let mark, number, site, stages, stars, tile, token;
[number, tile, mark, token, stars, stages] = key;
site = py.call(_bare_site(number, tile), "copy");
py.put(site, "mark", py.item(MARKS, mark));
py.put(site, "stages", py.list(stages));
if ((!py.equal(token, -1))) {
py.put(site, "token", new Map([["seat", token], ["stars", stars]]));
}
return site;
}

/** quebec.engine.pieces.builders: The seats of a building's stages, in order. */
function builders(s, site) {
let k, seats;
seats = [];
for (k of py.iterated(py.range(py.times(site, 3), py.times(py.add(site, 1), 3)))) {
if ((py.equal(py.item(s.builder, k), -1))) {
break;
}
py.call(seats, "append", py.item(s.builder, k));
}
return seats;
}

/** quebec.engine.pieces.site_keys: Equal keys are shown in the same way, in any game. */
function site_keys(s) {
let keys, site, stages, tiles;
tiles = s.setting.deal.layout;
keys = [];
for (site of py.iterated(py.range(44))) {
stages = py.list(builders(s, site));
py.call(keys, "append", [site, py.item(tiles, site), py.item(s.mark, site), py.item(s.token, site), py.item(s.stars, site), stages]);
}
return keys;
}

/** quebec.engine.effects.final.groups: For each site with a token the lowest site of its group, for others NOWHERE (R12.3). */
function groups(s) {
let count, group, owner, reached, site, start, token;
token = s.token;
group = py.list(py.times([-1], 44));
reached = py.list(py.times([0], 44));
for (start of py.iterated(py.range(44))) {
owner = py.item(token, start);
if (((py.equal(owner, -1)) || (!py.equal(py.item(group, start), -1)))) {
continue;
}
py.put(group, start, start);
py.put(reached, 0, start);
count = 1;
while ((count > 0)) {
count = (count - 1);
for (site of py.iterated(py.item(NEXT_TO, py.item(reached, count)))) {
if (((py.equal(py.item(token, site), owner)) && (py.equal(py.item(group, site), -1)))) {
py.put(group, site, start);
py.put(reached, count, site);
count = py.add(count, 1);
}
}
}
}
return group;
}

/** quebec.engine.effects.final.main_groups_among: The same, if the groups are known. Not for interpreted code: mypyc never releases a `vec` that it is given there. */
function main_groups_among(s, group) {
let best, extras, main, site, stars, values;
values = py.list(py.times([0], 44));
extras = py.list(py.times([0], 44));
for (site of py.iterated(py.range(44))) {
if ((!py.equal(py.item(group, site), -1))) {
stars = py.item(s.stars, site);
py.put(values, py.item(group, site), py.add(py.item(values, py.item(group, site)), py.item(VALUE_OF, stars)));
py.put(extras, py.item(group, site), py.add(py.item(extras, py.item(group, site)), (py.item(VALUE_OF, stars) - stars)));
}
}
main = py.list(py.times([-1], 5));
for (site of py.iterated(py.range(44))) {
if ((py.equal(py.item(group, site), site))) {
best = py.item(main, py.item(s.token, site));
if (((py.equal(best, -1)) || ((py.item(values, site) > py.item(values, best)) || ((py.equal(py.item(values, site), py.item(values, best))) && (py.item(extras, site) > py.item(extras, best)))))) {
py.put(main, py.item(s.token, site), site);
}
}
}
return main;
}

/** quebec.engine.pieces.grouped: All groups, by their first sites. */
function grouped(s) {
let first, found, group, main, seat, site, sites, value;
group = groups(s);
main = main_groups_among(s, group);
found = [];
for (first of py.iterated(py.range(44))) {
if ((!py.equal(py.item(group, first), first))) {
continue;
}
seat = py.item(s.token, first);
sites = [];
value = 0;
for (site of py.iterated(py.range(first, 44))) {
if ((py.equal(py.item(group, site), first))) {
py.call(sites, "append", py.item(NAMES, site));
value = py.add(value, py.item(VALUE_OF, py.item(s.stars, site)));
}
}
py.call(found, "append", Group.of(seat, sites, value, (py.equal(py.item(main, seat), first))));
}
return found;
}

/** quebec.views._groups */
function _groups(s) {
let one;
if ((!py.within(SCORE_MAIN_GROUP, s.setting.ruleset.final))) {
return [];
}
return py.iterated(grouped(s)).flatMap((one) => [new Map([["seat", one.seat], ["sites", one.sites], ["value", one.value], ["is_main", one.is_main]])]);
}

/** quebec.views._leaders_left: R7.1: nobody can take one under the event 1763. */
function _leaders_left(s) {
let leader;
if (!py.truth(s.terms.leaders_open)) {
return [];
}
return py.iterated(s.table.leaders).flatMap((leader) => ((py.equal(s.holder(leader), -1)) ? [py.item(LEADERS, leader)] : []));
}

/** quebec.position.write.shown_events: The years of the events; "?" for those of centuries to come. */
function shown_events(state) {
let events, k, year;
events = state.setting.deal.events;
return py.list(py.iterated(py.enumerate(events)).flatMap(([k, year]) => [((k < state.century) ? year : "?")]));
}

/** quebec.views._scoring_order: R9.1: the citadelle, then clockwise from the century's zone; R9.6: as the zones stand. */
function _scoring_order(s) {
let ring, step;
if ((!py.within(CASCADE, s.setting.ruleset.closing))) {
return py.list(ZONES);
}
ring = py.iterated(py.range(4)).flatMap((step) => [py.item(ZONES, py.modulo(py.add((s.century - 1), step), 4))]);
return [py.item(ZONES, (5 - 1)), ...py.iterated(ring)];
}

/** quebec.views._decision */
function _decision(s) {
let decision, move;
decision = s.decision;
if ((decision === null)) {
return null;
}
return new Map([["seat", decision.seat], ["effect", decision.effect], ["kind", decision.kind], ["may_skip", decision.may_skip], ["place", py.either(decision.place, () => null)], ["moves", py.iterated(s.legal_moves()).flatMap((move) => [move.text])]]);
}

/** quebec.engine.forecast._moves_on */
function _moves_on(fact, zone) {
return py.both((py.equal(fact.source, zone)), () => (!py.equal(fact.target, "passive")));
}

/** quebec.engine.forecast.gathered: The facts of a scoring, gathered by zone; the scores are those after it. */
function gathered(facts, scores) {
let cascading, fact, gained, moving, nobody, other, points, zone, zones;
nobody = py.times([0], py.len(scores));
zones = [];
[points, cascading, other] = [py.slice(nobody, null, null), py.slice(nobody, null, null), py.slice(nobody, null, null)];
for (fact of py.iterated(facts)) {
if (py.truth((fact instanceof ZoneScored))) {
[points, cascading] = [py.slice(nobody, null, null), py.slice(nobody, null, null)];
py.call(zones, "append", [fact, points, cascading]);
} else {
if (py.truth((fact instanceof Scored2))) {
gained = ((py.within(fact.reason, ["zone", "majority"])) ? points : other);
py.put(gained, fact.seat, py.add(py.item(gained, fact.seat), fact.points));
} else {
if ((py.truth((fact instanceof WorkersMoved)) && py.truth(zones) && py.truth(_moves_on(fact, py.item(py.item(zones, -1), 0).zone)))) {
py.put(cascading, fact.seat, py.add(py.item(cascading, fact.seat), fact.number));
}
}
}
}
return Forecast.of(py.list(py.iterated(zones).flatMap(([zone, gained, moving]) => [ZoneForecast.of(zone.zone, zone.workers, py.list(gained), py.list(moving))])), py.list(other), scores);
}

/** quebec.engine.forecast.forecast: The scoring "if the century ended now"; in century IV with the final scoring. The neutral architect's building is completed as R8.1 says, with everybody's workers going to the zone of its colour. No card is turned. >>> state = quebec.new_game("2026", players=3, seed=1608) >>> facts = state.play("send") + state.play("rel") >>> ahead = quebec.forecast(state) >>> ahead.scores, ahead.zones[1].zone, ahead.zones[1].points ((0, 1, 0), 'religion', (0, 1, 0)) */
function forecast(state) {
let facts, steps, twin;
if (py.truth(state.is_over)) {
return Forecast.of([], py.times([0], state.players), state.scores);
}
twin = py.call(state, "copy");
facts = [];
twin.facts = facts;
steps = twin.setting.ruleset;
twin.end_turn();
carry_out(twin, steps.closing);
if ((py.equal(twin.century, 4))) {
carry_out(twin, steps.final);
}
return gathered(facts, twin.scores);
}

/** quebec.engine.forecast.worth_of_buildings: What everybody's buildings would score at the end of the game, as they stand (R12.3). */
function worth_of_buildings(state) {
let k, step, twin;
twin = py.call(state, "copy");
for (step of py.iterated(state.setting.ruleset.final)) {
if (((step === SCORE_MAIN_GROUP) || (step === SCORE_EACH_BUILDING))) {
step.run(twin, twin.turn, -1);
}
}
return py.list(py.iterated(py.range(state.players)).flatMap((k) => [py.int((py.item(twin.score, k) - py.item(state.score, k)))]));
}

/** quebec.views.seen_forecast: The scoring if the century ended now. */
function seen_forecast(s) {
let ahead, one;
ahead = forecast(s);
return new Map([["zones", py.iterated(ahead.zones).flatMap((one) => [new Map([["zone", one.zone], ["workers", py.list(one.workers)], ["points", py.list(one.points)], ["cascading", py.list(one.cascading)]])])], ["other", py.list(ahead.other)], ["buildings", py.list(worth_of_buildings(s))], ["scores", py.list(ahead.scores)]]);
}

/** quebec.position.write.layout_text: The tiles as letters, row by row of the board. */
function layout_text(layout) {
let row, site;
return py.call("/", "join", py.iterated(ROWS).flatMap((row) => [py.call("", "join", py.iterated(row).flatMap((site) => [py.item(TILE_LETTERS, py.item(layout, site))]))]));
}

/** quebec.position.write._goal_text */
function _goal_text(s) {
if ((py.equal(s.first_goal, -1))) {
return "-";
}
return '' + py.str(s.first_goal) + py.str(((py.equal(s.goals_scored, 2)) ? "+" : ""));
}

/** quebec.position.write._site_text */
function _site_text(site) {
return ((py.equal(site, -1)) ? "-" : py.item(NAMES, site));
}

/** quebec.position.write._seat_text */
function _seat_text(s, seat) {
let leader, site;
leader = ((py.equal(py.item(s.leader, seat), -1)) ? "-" : py.item(LEADERS, py.item(s.leader, seat)));
site = _site_text(py.item(s.architect, seat));
return '' + py.str(py.item(s.score, seat)) + "," + py.str(py.item(s.active, seat)) + "," + py.str(py.item(s.passive, seat)) + "," + py.str(leader) + "," + py.str(site);
}

/** quebec.engine.pieces.zones_text: The workers in each zone, by seat. */
function zones_text(s) {
let seat, zone, zones;
zones = [];
for (zone of py.iterated(py.range(5))) {
py.call(zones, "append", py.call(",", "join", py.iterated(py.range(s.players)).flatMap((seat) => [py.str(py.item(s.zones, py.add(py.times(zone, 5), seat)))])));
}
return py.call("/", "join", zones);
}

/** quebec.engine.pieces.stages_text: The buildings, each with the seats of its stages. */
function stages_text(s) {
let items, seat, seats, site;
items = [];
for (site of py.iterated(py.range(44))) {
if ((!py.equal(py.item(s.builder, py.times(site, 3)), -1))) {
seats = py.call("", "join", py.iterated(builders(s, site)).flatMap((seat) => [py.str(seat)]));
py.call(items, "append", '' + py.str(py.item(NAMES, site)) + ":" + py.str(seats));
}
}
return py.call(",", "join", items);
}

/** quebec.engine.pieces.tokens_text: The star tokens, each with its seat and its stars. */
function tokens_text(s) {
let items, site;
items = [];
for (site of py.iterated(py.range(44))) {
if ((!py.equal(py.item(s.token, site), -1))) {
py.call(items, "append", '' + py.str(py.item(NAMES, site)) + ":" + py.str(py.item(s.token, site)) + "*" + py.str(py.item(s.stars, site)));
}
}
return py.call(",", "join", items);
}

/** quebec.engine.pieces.bare_text: The sites of this century that are completed without a token; in past centuries an empty site implies that. */
function bare_text(s) {
let is_bare, items, site;
items = [];
for (site of py.iterated(py.range(44))) {
is_bare = py.both((py.equal(py.item(s.mark, site), 3)), () => (py.equal(py.item(s.token, site), -1)));
if ((py.truth(is_bare) && (py.equal(py.item(s.setting.century_of, site), s.century)))) {
py.call(items, "append", py.item(NAMES, site));
}
}
return py.call(",", "join", items);
}

/** quebec.position.words.is_about_zone: Whether the place of an entry is a zone; otherwise it is a site. */
function is_about_zone(effect) {
return (py.within(effect, [DIVIDE, PLACE_HOW_MANY, SHIFT_HOW_MANY, SHIFT_ONE, SHIFT_TWO]));
}

/** quebec.position.write._pending_text */
function _pending_text(entry) {
let name;
name = '' + py.str(entry.seat) + ":" + py.str(entry.effect.key);
if ((py.equal(entry.at, -1))) {
return name;
}
return '' + py.str(name) + "@" + py.str((py.truth(is_about_zone(entry.effect)) ? py.slice(py.item(ZONES, entry.at), null, 3) : py.item(NAMES, entry.at)));
}

/** quebec.position.write.pending: The pending effects, the next first. */
function pending(state) {
let k;
return py.iterated(py.range((state.depth - 1), -1, -1)).flatMap((k) => [Pending.of(py.item(state.who, k), py.item(CATALOGUE.effects, py.item(state.what, k)), py.item(state.where, k))]);
}

/** quebec.position.write.position_text: The position as one line; the public form hides the events still face down. >>> text = quebec.position_text(quebec.new_game("2026", players=3, seed=1608), public=True) >>> text.split()[:6], text.split()[7], text.split()[-1] (['quebec/1', '2026/1', '3', '1', '1', '1'], '1682,?,?,?', '1:action') */
function position_text(state, public_ = false) {
let deal, s, seat;
s = state;
deal = s.setting.deal;
return py.call(" ", "join", ["quebec/1", '' + py.str(s.setting.ruleset.name) + "/" + py.str(1), py.str(s.players), py.str(s.century), py.str(s.turn), py.str(deal.first), layout_text(deal.layout), py.either(py.call(",", "join", (py.truth(public_) ? shown_events(s) : deal.events)), () => "-"), _goal_text(s), py.call("/", "join", py.iterated(py.range(s.players)).flatMap((seat) => [_seat_text(s, seat)])), _site_text(py.item(s.architect, 5)), zones_text(s), py.either(stages_text(s), () => "-"), py.either(tokens_text(s), () => "-"), py.either(bare_text(s), () => "-"), (py.truth(s.is_over) ? "over" : py.call(",", "join", py.map(_pending_text, pending(s))))]);
}

/** quebec.views.view: What a seat may know, or a watcher if no seat is given. >>> seen = quebec.view(quebec.new_game("2026", players=3, seed=1608), seat=0).seen >>> seen["decision"]["moves"] ['start', 'leader', 'send'] >>> [event["event"] for event in seen["events"]] ['1682', None, None, None] */
function view(state, seat = null, with_forecast = false, with_sites = true) {
let k, key, number, one, s, workers, year, zone;
if (((seat !== null) && !(0 <= seat && seat < state.players))) {
throw new BadInput("unknown_seat", new Map([["seat", seat], ["known", py.call(", ", "join", py.map(py.str, py.range(state.players)))]]), '' + "a seat of this game is a number from 0 to " + py.str((state.players - 1)) + ", not " + py.str(seat));
}
s = state;
workers = py.list(s.zones);
return new View(new Map([["seat", seat], ["rules", s.setting.ruleset.name], ["edition", s.setting.ruleset.edition], ["rules_version", 1], ["players", s.players], ["century", s.century], ["turn", s.turn], ["first", s.setting.deal.first], ["seats", py.iterated(py.range(s.players)).flatMap((one) => [_seat(s, one)])], ["neutral_architect", _name_of_site(py.item(s.architect, 5))], ["zones", new Map(py.iterated(py.enumerate(ZONES)).flatMap(([number, zone]) => [[zone, py.slice(workers, py.times(number, 5), py.add(py.times(number, 5), s.players))]]))], ["sites", (py.truth(with_sites) ? py.iterated(site_keys(s)).flatMap((key) => [seen_site(key)]) : [])], ["groups", _groups(s)], ["leaders", _leaders_left(s)], ["events", py.iterated(py.enumerate(shown_events(s))).flatMap(([k, year]) => [new Map([["century", py.add(k, 1)], ["event", ((py.equal(year, "?")) ? null : year)]])])], ["goal", new Map([["scored", s.goals_scored], ["first", ((py.equal(s.first_goal, -1)) ? null : s.first_goal)]])], ["scoring_order", _scoring_order(s)], ["decision", _decision(s)], ["is_over", s.is_over], ["scores", py.list(s.scores)], ["winners", py.list(s.winners)], ["forecast", (py.truth(with_forecast) ? seen_forecast(s) : null)], ["position", position_text(s, true)]]));
}

/** quebec.tabletop.seen.table_seen: Nobody has to choose anything; without a layout the tiles have no names. */
function table_seen(entered, state) {
let seen, site;
seen = view(state, undefined, true).seen;
py.put(seen, "decision", null);
if (!py.truth(entered.layout)) {
for (site of py.iterated(py.item(seen, "sites"))) {
py.put(site, "tile", "");
}
}
return seen;
}

/** quebec.tabletop.seen._scoring_seen */
function _scoring_seen(entered, state, scored) {
let after, before, new_, old;
[before, after] = [state.scores, scored.state.scores];
return new Map([["before", table_seen(entered, state)], ["after", table_seen(entered, scored.state)], ["facts", scored.facts], ["points", py.iterated(py.zip(before, after)).flatMap(([old, new_]) => [(new_ - old)])], ["scores", py.list(after)], ["winners", py.list(scored.state.winners)]]);
}

/** quebec.tabletop.seen.century_seen: The end of a century. */
function century_seen(entered) {
let state;
state = state_of(entered);
return _scoring_seen(entered, state, score_century(state));
}

/** quebec.tabletop.scoring.score_game: R12: the end of the game, after that of century IV. */
function score_game(state) {
return _scored(state, state.setting.ruleset.final, []);
}

/** quebec.tabletop.seen.game_seen: The end of the game. */
function game_seen(entered) {
let state;
state = state_of(entered);
return _scoring_seen(entered, state, score_game(state));
}

/** quebec.engine.effects.tokens._check_goal: R13.1: the event of century I is scored by two players, each once. */
function _check_goal(s, seat, colour) {
let event, goal;
event = py.item(s.setting.events, 0);
goal = event.goal;
if (((goal === null) || (py.equal(s.goals_scored, 2)) || (py.equal(s.first_goal, seat)))) {
return ;
}
if ((!py.truth(goal.reached_in(s, seat, colour)) || !py.truth(goal.met(s, seat)))) {
return ;
}
s.goals_scored = py.add(s.goals_scored, 1);
if ((py.equal(s.first_goal, -1))) {
s.first_goal = seat;
s.gain(seat, 8, "event", event.year);
} else {
s.gain(seat, 4, "event", event.year);
}
}

/** quebec.engine.effects.tokens.place_token: R5.5: put a token on a completed building; R5.6: the Cultural leader scores at once. */
function place_token(s, seat, site, stars) {
s.sites_changed = true;
py.put(s.token, site, seat);
py.put(s.stars, site, stars);
if ((s.facts !== null)) {
py.call(s.facts, "append", TokenPlaced.of(seat, py.item(SITES, site).name, stars));
}
if ((py.equal(py.item(s.leader, seat), 3))) {
s.gain_at(seat, py.add(stars, s.table.token_bonus), "leader", py.add(7, site));
}
_check_goal(s, seat, py.item(COLOUR_OF, site));
}

/** quebec.engine.effects.zones.score_workers: Every worker in a zone scores its owner 1 VP. */
function score_workers(s, zone) {
let counts, first, seat, workers;
if ((s.facts !== null)) {
counts = py.list(py.iterated(py.range(s.players)).flatMap((seat) => [s.in_zone(seat, zone)]));
py.call(s.facts, "append", ZoneScored.of(py.item(ZONES, zone), s.century, counts));
}
first = py.times(zone, 5);
for (seat of py.iterated(py.range(s.players))) {
workers = py.item(s.zones, py.add(first, seat));
if ((workers > 0)) {
s.gain_at(seat, workers, "zone", zone);
}
}
}

/** quebec.engine.effects.zones.majority: The most workers that anybody has in a zone. */
function majority(s, zone) {
let most, seat, workers;
most = 0;
for (seat of py.iterated(py.range(s.players))) {
workers = py.item(s.zones, py.add(py.times(zone, 5), seat));
if ((workers > most)) {
most = workers;
}
}
return most;
}

/** quebec.engine.effects.zones.clear: R9.2, R9.7: the workers still there become passive. */
function clear(s, zone) {
let seat, workers;
for (seat of py.iterated(py.range(s.players))) {
workers = py.item(s.zones, py.add(py.times(zone, 5), seat));
if ((workers > 0)) {
s.recall(seat, workers, zone);
}
}
}

/** quebec.engine.effects.zones.stands_in_all_colours */
function stands_in_all_colours(s, seat) {
let zone;
for (zone of py.iterated(py.range(4))) {
if ((py.equal(s.in_zone(seat, zone), 0))) {
return false;
}
}
return true;
}

/** quebec.engine.effects.completion.push_completion: Have the building on a site completed next; the Political leader chooses if he can. */
function push_completion(s, site) {
let leader;
leader = s.holder(1);
if (((!py.equal(leader, -1)) && py.truth(s.is_on(site, leader)))) {
s.push(leader, COMPLETE, site);
} else {
s.push(s.turn, COMPLETE, site);
}
}

/** quebec.engine.effects.century.sites_of_century */
function sites_of_century(s) {
return py.item(s.setting.sites, (s.century - 1));
}

/** quebec.engine.effects.tokens.raise_token: R11.3: one star more; that is not placing a token, but the goals look at it. */
function raise_token(s, seat, site) {
s.sites_changed = true;
py.put(s.stars, site, py.add(py.item(s.stars, site), 1));
if ((s.facts !== null)) {
py.call(s.facts, "append", TokenRaised.of(seat, py.item(SITES, site).name, py.item(s.stars, site)));
}
_check_goal(s, seat, py.item(COLOUR_OF, site));
}

/** quebec.engine.effects.districts.push_district_action: R6.3: a stage on this site gives its district's action, if there is anything to do. */
function push_district_action(s, seat, site) {
let action;
action = py.item(DISTRICT_ACTIONS, py.item(DISTRICT_OF, site));
if (!py.truth(action.useful(s, seat, site))) {
return ;
}
if ((s.facts !== null)) {
py.call(s.facts, "append", DistrictOffered.of(seat, py.item(DISTRICTS, py.item(DISTRICT_OF, site)).key, py.item(SITES, site).name));
}
if (py.truth(action.begins_with_gift)) {
s.push(seat, perform, site);
} else {
s.push_all(seat, action.effects, site);
}
}

/** quebec.engine.effects.stage.takes_stage: Whether a site with an architect has a free stage that this many workers can pay. */
function takes_stage(s, site, workers) {
return py.both((py.item(COST_OF, site) <= workers), () => (py.equal(py.item(s.builder, py.add(py.times(site, 3), 2)), -1)));
}

/** quebec.engine.effects.stage.any_takes_stage: Whether some building takes a stage, other than one. */
function any_takes_stage(s, workers, elsewhere = -1) {
let site;
for (site of py.iterated(s.architect)) {
if (((!py.equal(site, -1)) && (py.item(COST_OF, site) <= workers) && (py.equal(py.item(s.builder, py.add(py.times(site, 3), 2)), -1)) && (!py.equal(site, elsewhere)))) {
return true;
}
}
return false;
}

/** quebec.engine.effects.placing.offer_numbers */
function offer_numbers(least, most, moves) {
let number;
for (number of py.iterated(py.range(least, py.add(most, 1)))) {
py.put(moves, (number - least), py.add(8, number));
}
return py.add((most - least), 1);
}

/** quebec.engine.effects.stage.offer_stages: Offer the buildings that take a stage, other than one; returns how many there are. */
function offer_stages(s, workers, elsewhere, moves) {
let count, site;
count = 0;
for (site of py.iterated(s.architect)) {
if (((!py.equal(site, -1)) && (py.item(COST_OF, site) <= workers) && (py.equal(py.item(s.builder, py.add(py.times(site, 3), 2)), -1)) && (!py.equal(site, elsewhere)))) {
py.put(moves, count, py.add(37, site));
count = py.add(count, 1);
}
}
return count;
}

export { BadInput }
export const century = (entered) => py.plain(century_seen(py.filled({ruleset: [undefined, null], seats: [undefined, {name: ["", null], colour: [null, null], score: [0, null], active: [0, null], leader: ["", null], architect: ["", null]}], century: [1, null], event: ["", null], first_event: ["", null], zones: [{}, {religion: [[], null], politics: [[], null], economy: [[], null], culture: [[], null], citadelle: [[], null]}], stages: [[], {site: [undefined, null], seats: [[], null]}], tokens: [[], {site: [undefined, null], seat: [undefined, null], stars: [undefined, null]}], bare: [[], null], neutral: ["", null], layout: [[], null], turn: [0, null], first: [0, null]}, entered)))
export const game = (entered) => py.plain(game_seen(py.filled({ruleset: [undefined, null], seats: [undefined, {name: ["", null], colour: [null, null], score: [0, null], active: [0, null], leader: ["", null], architect: ["", null]}], century: [1, null], event: ["", null], first_event: ["", null], zones: [{}, {religion: [[], null], politics: [[], null], economy: [[], null], culture: [[], null], citadelle: [[], null]}], stages: [[], {site: [undefined, null], seats: [[], null]}], tokens: [[], {site: [undefined, null], seat: [undefined, null], stars: [undefined, null]}], bare: [[], null], neutral: ["", null], layout: [[], null], turn: [0, null], first: [0, null]}, entered)))

-- How many players of a ranking have about so many points. A place is the players of all higher steps and
-- those before it in its own one, so that nobody is counted one by one; kept by the table itself, whoever
-- writes to it.
create table rewards.score_step (
  board_id integer not null references rewards.board,
  step integer not null,
  players bigint not null,
  primary key (board_id, step)
);

-- Each step is a fiftieth of a natural logarithm wide, two percent of the points.
create function rewards.step_of(score bigint) returns integer
language sql immutable parallel safe
as $$ select floor(ln(score::double precision) * 50)::integer $$;

create function rewards.count_steps() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into rewards.score_step as s (board_id, step, players)
    select board_id, rewards.step_of(score), count(*) from added group by 1, 2 order by 1, 2
    on conflict (board_id, step) do update set players = s.players + excluded.players;
  elsif tg_op = 'DELETE' then
    update rewards.score_step s set players = s.players - r.players
    from (select board_id, rewards.step_of(score) as step, count(*) as players
      from removed group by 1, 2) r
    where s.board_id = r.board_id and s.step = r.step;
  else
    insert into rewards.score_step as s (board_id, step, players)
    select m.board_id, m.step, sum(m.players) from (
      select board_id, rewards.step_of(score) as step, 1 as players from added
      union all select board_id, rewards.step_of(score), -1 from removed
    ) m group by 1, 2 having sum(m.players) <> 0 order by 1, 2
    on conflict (board_id, step) do update set players = s.players + excluded.players;
  end if;
  return null;
end $$;

insert into rewards.score_step (board_id, step, players)
select board_id, rewards.step_of(score), count(*) from rewards.score group by 1, 2;
create trigger score_added after insert on rewards.score
  referencing new table as added for each statement execute function rewards.count_steps();
create trigger score_moved after update on rewards.score
  referencing old table as removed new table as added
  for each statement execute function rewards.count_steps();
create trigger score_removed after delete on rewards.score
  referencing old table as removed for each statement execute function rewards.count_steps();

-- Deleting a person or a recording looks up who refers to it: each of these columns needs its index for that.
create index refunds_by_decider on refunds (decided_by) where decided_by is not null;
create index discount_codes_by_maker on discount_codes (created_by) where created_by is not null;
create index video_positions_by_video on video_positions (video_id);
create index report_requests_by_person on report_requests (person_id) where person_id is not null;
create index content_versions_by_maker on content_versions (made_by) where made_by is not null;
create index video_uploads_by_actor on video_uploads (actor_id) where actor_id is not null;
create index staff_invitations_by_inviter on staff_invitations (invited_by) where invited_by is not null;

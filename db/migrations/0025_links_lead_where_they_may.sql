-- Where a page makes a link of it, an address is one of our own pages, or one on the web. The doors ask for that already; the
-- database asks too, so that no way in can make a link of a program (javascript:). Rows of before are not read for it.
alter table purchases
  add constraint purchases_lead_to_our_pages check (download_url ~ '^/[a-z]' and access_url ~ '^/[a-z]') not valid;
alter table sessions
  add constraint sessions_meet_on_the_web check (meeting_link ~ '^https://') not valid;

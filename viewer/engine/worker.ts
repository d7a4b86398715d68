import { PublishingEngine } from './PublishingEngine';
import { serve, SHOWING } from './serve';

// The Worker of pages that show a document: it runs no scripts.
serve(new PublishingEngine(), [...SHOWING, 'publish']);
